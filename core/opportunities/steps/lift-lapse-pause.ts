import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/**
 * Reopens the opportunities that lapsed answers of a held project had paused, where the closing day has not passed.
 * Those approved meanwhile become visible to others now.
 */
export async function liftLapsePause(tx: Tx, projectId: string): Promise<void> {
  const lifted = await tx
    .updateTable('opportunities')
    .set({
      lapsed_from: sql<string>`null`,
      lapsed_at: sql<Date>`null`,
      state: sql<'live'>`case
        when lapsed_from = 'live' and state = 'paused' and closes_at > clock_timestamp() and held_back_at is null
          and not exists (select from projects where projects.id = project_id and paused_until > now())
        then 'live' else state end`,
      published_at: sql<Date>`case when published_at >= lapsed_at then now() else published_at end`,
    })
    .where('project_id', '=', projectId)
    .where('lapsed_from', 'is not', null)
    .returning(['id', 'state', sql<boolean>`published_at = now()`.as('is_new')])
    .execute();
  if (lifted.every(({ state }) => state === 'closed' || state === 'removed')) return;
  for (const { id: opportunityId, state, is_new: isNew } of lifted)
    if (state === 'live')
      await record(tx, {
        name: isNew ? 'opportunities.opened' : 'opportunities.resumed',
        accountId: null,
        subject: { opportunityId, projectId },
      });
  await record(tx, { name: 'opportunities.lapseLifted', accountId: null, subject: { projectId } });
}
