import { sql } from 'kysely';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { forEachWaiting } from './for-each-waiting.ts';

const isDue = sql<boolean>`standings.erase_at <= now()`;

/** Removes children's accounts for which nobody has agreed by the announced moment, with all that is held about them. */
export function eraseUnagreed(core: Core): Promise<number> {
  return forEachWaiting(core, isDue, async (tx, account) => {
    await record(tx, { name: 'guardians.childErased', accountId: account.id });
    await removeAccount(tx, account);
  });
}
