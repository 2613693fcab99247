import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';
import { forEachWaiting } from './for-each-waiting.ts';
import { postErasureNotice } from './steps/post-erasure-notice.ts';

/** Due after five days without an answer, and at once after a refusal or a withdrawn consent. */
const isDue = sql<boolean>`(standings.erase_at is null and (
  standings.waits_since <= now() - interval '5 days' or exists (
    select from guardians where guardians.account_id = standings.account_id and not guardians.confirmed
  )
))`;

/** Seven days after the wait began, or at once after a refusal. Both readers always have at least 48 hours' warning. */
const eraseAt = sql<Date>`greatest(now() + interval '48 hours', case when not exists (
  select from guardians where guardians.account_id = standings.account_id and not guardians.confirmed
) then waits_since + interval '7 days' end)`;

/** Tells children and their guardians when the account will be erased unless a guardian agrees. */
export function announceErasures(core: Core): Promise<number> {
  return forEachWaiting(core, isDue, async (tx, { id: accountId }) => {
    await changeStanding(tx, accountId, { erase_at: eraseAt });
    await record(tx, { name: 'guardians.erasureAnnounced', accountId });
    for (const reader of ['member', 'guardian'] as const) await postErasureNotice(tx, accountId, reader);
  });
}
