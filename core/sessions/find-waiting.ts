import { now } from '#db/now.ts';
import type { WaitingLogIn } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';

/** The log-in with this secret that awaits its second proof, or null. */
export async function findWaiting(
  core: Core,
  claim: { accountId: string; secret: string },
): Promise<WaitingLogIn | null> {
  const hash = hashOf(claim.secret);
  const row = await core.db
    .selectFrom('waiting_logins')
    .select(['id', 'account_id'])
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // Compared here: an id that a caller has made up may hold characters that the database refuses.
  return row?.account_id === claim.accountId
    ? { id: row.id, accountId: row.account_id, secretHash: hash.toString('base64') }
    : null;
}
