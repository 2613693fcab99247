import { sql } from 'kysely';
import { mailboxOf } from '#contract/email.ts';
import { inSeconds, now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';
import { count } from '../ground/limits.ts';
import { networkOf } from '../ground/network.ts';
import { Refusal } from '../ground/refusal.ts';

/** OWASP ASVS 5.0 6.5.5: a mailed code lives ten minutes at most. */
const codeLife = inSeconds(600);
const proofLife = inSeconds(86_400);
const pauseSeconds = 60;

const limits = {
  addressHour: { max: 5, seconds: 3600 },
  addressDay: { max: 20, seconds: 86_400 },
  ipHour: { max: 60, seconds: 3600 },
};

export type SentCode = { userId: string; email: string; expire: Date; resendAfter: Date };

/**
 * Mails a six-digit code to `email`, whether it has an account or not: nobody learns which. Older codes to that address
 * stop working.
 * @throws Refusal `general_rate_limit_exceeded` for more than one a minute, five an hour or twenty a day to an address.
 */
export async function sendCode(core: Core, input: { email: string; ip: string }): Promise<SentCode> {
  const { email } = input;
  const mailbox = mailboxOf(email);
  await count(core, `sign-up-code:ip:${networkOf(input.ip)}`, limits.ipHour);
  await refuseHaste(core, email);
  await count(core, `sign-up-code:hour:${mailbox}`, limits.addressHour);
  await count(core, `sign-up-code:day:${mailbox}`, limits.addressDay);

  return core.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('email_proofs')
      .set({ code_expires_at: now })
      .where('email', '=', email)
      .where('verified_at', 'is', null)
      .where('code_expires_at', '>', now)
      .execute();
    const proof = await tx
      .insertInto('email_proofs')
      .values({ id: newId(), email, code_expires_at: codeLife, expires_at: proofLife })
      .returning(['id', 'code_expires_at', 'created_at'])
      .executeTakeFirstOrThrow();
    await post(tx, { letter: 'sign-up-code', proofId: proof.id });
    return {
      userId: proof.id,
      email,
      expire: proof.code_expires_at,
      resendAfter: new Date(proof.created_at.getTime() + pauseSeconds * 1000),
    };
  });
}

/** A pause counted from the last code, not a window of the clock: two windows may lie a second apart. */
async function refuseHaste(core: Core, email: string): Promise<void> {
  const last = await core.db
    .selectFrom('email_proofs')
    .select(
      sql<number>`ceil(${pauseSeconds}::int - extract(epoch from now() - max(created_at)))::int`.as('wait'),
    )
    .where('email', '=', email)
    .executeTakeFirst();
  if (last?.wait && last.wait > 0) {
    throw new Refusal('general_rate_limit_exceeded', { seconds: last.wait });
  }
}
