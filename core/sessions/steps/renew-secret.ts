import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOf, newSecret } from '../../ground/secrets.ts';

/** Gives a session another secret; the one before opens nothing any more. */
export async function renewSecret(tx: Tx, sessionId: string): Promise<string> {
  const secret = newSecret();
  await tx
    .updateTable('sessions')
    .set({ secret_hash: hashOf(secret), updated_at: now })
    .where('id', '=', sessionId)
    .execute();
  return secret;
}
