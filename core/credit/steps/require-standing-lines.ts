import { sql } from 'kysely';
import { isCounted } from '#rules/credit/states.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { ClaimRow } from '../row.ts';

/**
 * The work of a held claim is still as its lines say: no milestone is disputed or was ruled to nothing since. Where the lines were free
 * in between, no line of the log has gone, or has fewer minutes or another day.
 * @throws Refusal `claim_line_changed`
 */
export async function requireStandingLines(tx: Tx, { id, state }: ClaimRow): Promise<void> {
  const { rows } = await sql`
    select from credit_lines as line
    where line.claim_id = ${id} and coalesce(line.confirmed, line.minutes) > 0 and (
      exists (
        select from agreement_milestones as done
        where done.agreement_id = line.agreement_id and done.number = line.milestone
          and (done.dispute in ('open', 'ruled', 'appealed', 'appeal_ruled') or (done.dispute = 'final' and done.awarded = 0))
      )
      or (${!isCounted(state)}::boolean and line.kind = 'log' and not exists (
        select from work_logs as log
        where log.id = line.log_id and log.day = line.first_day and log.minutes >= line.minutes
      ))
    )
    limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('claim_line_changed');
}
