import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { presentWorkLog, workLogsOf } from '../work-logs-of.ts';

/**
 * A line of the member's log, held with their account. Lines in open or approved claims stay as they are.
 * @throws Refusal `work_log_unknown`, also for another member's; `work_log_closed`
 */
export async function holdWorkLog(tx: Tx, member: Member, workLogId: string) {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const row = await workLogsOf(tx, member.id)
    .where('log.id', '=', workLogId)
    .forUpdate('log')
    .executeTakeFirst();
  if (!row) throw new Refusal('work_log_unknown');
  const log = presentWorkLog(row);
  if (log.claimId !== '') throw new Refusal('work_log_closed');
  return log;
}
