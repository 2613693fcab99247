import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { hashOf, newSecret } from '../../ground/secrets.ts';

/**
 * Gives a member's session another secret; the one before no longer works. The event closes the sockets that the former
 * secret has opened.
 */
export async function renewSecret(tx: Tx, { id: accountId, sessionId }: Member): Promise<string> {
  const secret = newSecret();
  await tx
    .updateTable('sessions')
    .set({ secret_hash: hashOf(secret), updated_at: now })
    .where('id', '=', sessionId)
    .execute();
  await record(tx, { name: 'sessions.renewed', accountId, subject: { sessionId } });
  return secret;
}
