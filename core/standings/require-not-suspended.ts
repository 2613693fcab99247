import type { Db } from '#db/connect.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from './find-suspension.ts';

/**
 * For a caller who has just proven to be the account's owner: no one else learns the reason.
 * @throws Refusal `user_blocked`, as the contract's clients know it, with the reason and, where it has one, the end.
 */
export async function requireNotSuspended(db: Db, accountId: string): Promise<void> {
  const found = await findSuspension(db, accountId);
  if (!found) return;
  const { reason, last_day: on } = found;
  throw new Refusal('user_blocked', { ...(reason && { reason }), ...(on && { on }) });
}
