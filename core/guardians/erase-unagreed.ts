import { sql } from 'kysely';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { forEachWaiting } from './for-each-waiting.ts';
import { isUntold } from './put-off-erasures.ts';

/** As long as a notice has not left, the other chore moves the moment; after three weeks nothing waits for it any more. */
const isDue = sql<boolean>`(
  standings.erase_at <= now() and not (standings.waits_since > now() - interval '21 days' and ${isUntold})
)`;

/** Removes children's accounts for which nobody has agreed by the announced moment, with all that is held about them. */
export function eraseUnagreed(core: Core): Promise<number> {
  return forEachWaiting(core, isDue, async (tx, account) => {
    await record(tx, { name: 'guardians.childErased', accountId: account.id });
    await removeAccount(tx, account);
  });
}
