import { sql } from 'kysely';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { forEachWaiting } from './for-each-waiting.ts';
import { isEmailWaiting } from './put-off-erasures.ts';

/** While an erasure email lies in the outbox, `putOffErasures` moves the moment. After three weeks nothing delays it any more. */
const isDue = sql<boolean>`(
  standings.erase_at <= now() and not (standings.waits_since > now() - interval '21 days' and ${isEmailWaiting})
)`;

/** Removes a child's account with all its data when no guardian has agreed by the announced moment. */
export function eraseUnagreed(core: Core): Promise<number> {
  return forEachWaiting(core, isDue, async (tx, account) => {
    await record(tx, { name: 'guardians.childErased', accountId: account.id });
    await removeAccount(tx, account);
  });
}
