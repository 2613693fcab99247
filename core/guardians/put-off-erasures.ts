import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { emailWaits } from '../jobs/email-waits.ts';
import { setStanding } from '../standings/steps/change-standing.ts';
import { forEachWaiting } from './for-each-waiting.ts';

/** Whether an erasure email to the child or the guardian has not left yet. */
export const isEmailWaiting = emailWaits('guardian-erasure-notice', sql<string>`standings.account_id`);

/** Not for ever: an address that takes no mail must not keep a child's data here. */
const isDue = sql<boolean>`(
  standings.erase_at < now() + interval '48 hours' and standings.waits_since > now() - interval '21 days' and ${isEmailWaiting}
)`;

/**
 * The 48 hours count from the moment both emails have left: while one lies in the outbox, this job moves the erasure.
 * Each email states the moment that holds when it is written. 15 extra minutes, because the job runs every ten minutes.
 */
export function putOffErasures(core: Core): Promise<number> {
  return forEachWaiting(core, isDue, (tx, { id }) =>
    setStanding(tx, id, { erase_at: sql<Date>`now() + interval '48 hours 15 minutes'` }),
  );
}
