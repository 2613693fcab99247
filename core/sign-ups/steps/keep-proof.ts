import { inSeconds, now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { hashOf } from '../../ground/secrets.ts';

/** The id is the one that the account will have. */
export type ProvenAddress = { userId: string; email: string };

const day = inSeconds(86_400);

/** Stores that an address was proven in the browser with this proof cookie. It may have proven others too. */
export async function keepProof(
  tx: Tx,
  { email, browser }: { email: string; browser: string },
): Promise<ProvenAddress> {
  const { id } = await tx
    .insertInto('email_proofs')
    .values({
      id: newId(),
      email,
      browser: hashOf(browser),
      verified_at: now,
      code_expires_at: now,
      expires_at: day,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id, email };
}
