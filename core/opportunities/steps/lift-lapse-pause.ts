import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/** What was paused because a held project has let answers lapse is open again, where its closing day has not passed. */
export async function liftLapsePause(tx: Tx, projectId: string): Promise<void> {
  const lifted = await tx
    .updateTable('opportunities')
    .set({
      lapsed_from: sql<string>`null`,
      lapsed_at: sql<Date>`null`,
      state: sql<'live'>`case
        when lapsed_from = 'live' and state = 'paused' and closes_at > clock_timestamp() and held_back_at is null
        then 'live' else state end`,
    })
    .where('project_id', '=', projectId)
    .where('lapsed_from', 'is not', null)
    .returning(['id', 'state'])
    .execute();
  if (lifted.length === 0) return;
  for (const { id: opportunityId, state } of lifted)
    if (state === 'live')
      await record(tx, {
        name: 'opportunities.resumed',
        accountId: null,
        subject: { opportunityId, projectId },
      });
  await record(tx, { name: 'opportunities.lapseLifted', accountId: null, subject: { projectId } });
}
