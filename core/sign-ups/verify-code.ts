import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf, hashOf, isSame, newSecret } from '../ground/secrets.ts';

const mostGuesses = 5;

/** A proven address. `ticket` is shown this once; the browser keeps it as a cookie. */
export type VerifiedAddress = { userId: string; email: string; ticket: string };

/**
 * Checks the mailed code. Five wrong guesses void it; a right one is taken once.
 * @throws Refusal `user_invalid_token`, `sign_up_code_expired` or `sign_up_code_void`.
 */
export async function verifyCode(
  core: Core,
  input: { userId: string; secret: string },
): Promise<VerifiedAddress> {
  const outcome = await core.db.transaction().execute(async (tx) => {
    // The lock lets parallel guesses through one by one, so that none of them escapes the count.
    const proof = await tx
      .selectFrom('email_proofs')
      .select(['id', 'email', 'wrong_guesses', 'verified_at'])
      .select(sql<boolean>`code_expires_at <= now()`.as('is_expired'))
      .where('id', '=', input.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!proof || proof.verified_at) return 'user_invalid_token';
    if (proof.is_expired) return 'sign_up_code_expired';
    if (proof.wrong_guesses >= mostGuesses) return 'sign_up_code_void';
    if (!isSame(input.secret, codeOf(core.key, proof.id))) {
      const wrong = proof.wrong_guesses + 1;
      await tx.updateTable('email_proofs').set({ wrong_guesses: wrong }).where('id', '=', proof.id).execute();
      return wrong >= mostGuesses ? 'sign_up_code_void' : 'user_invalid_token';
    }
    const ticket = newSecret();
    await tx
      .updateTable('email_proofs')
      .set({ verified_at: now, ticket_hash: hashOf(ticket) })
      .where('id', '=', proof.id)
      .execute();
    return { userId: proof.id, email: proof.email, ticket };
  });
  // Thrown outside, so that the count of wrong guesses is kept rather than rolled back.
  if (typeof outcome === 'string') throw new Refusal(outcome);
  return outcome;
}
