import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { pauseForLapses } from '../../opportunities/steps/pause-for-lapses.ts';
import { isAnswering } from './is-answering.ts';

const [lapses, days] = [3, 30];

/** Pauses the opportunities of a held project at its third lapse in 30 days, while another applicant waits for an answer. */
export async function noteLapse(tx: Tx, projectId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from clocks
    where project_id = ${projectId} and state = 'lapsed' and ended_at > now() - make_interval(days => ${days})
      and kind in ('application_first_decision', 'application_later_decision')`.execute(tx);
  if ((rows[0]?.count ?? 0) < lapses || !(await isAnswering(tx, projectId, null))) return;
  await pauseForLapses(tx, projectId);
}
