import { sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdWithProject } from './hold-with-project.ts';

/** Undoes a removal. An opportunity that others have seen is paused until its owners open it again. */
export async function putBack(tx: Tx, administrator: Member, opportunityId: string): Promise<void> {
  const row = await holdWithProject(tx, opportunityId);
  if (row?.state !== 'removed') return;
  await tx
    .updateTable('opportunities')
    .set({ removal_reason: '', removed_by: null })
    .set('ended_at', sql<Date>`case when ending <> '' then ended_at end`)
    .set(
      'state',
      sql<'paused'>`case when ending <> '' then 'closed' when terms = 0 then 'draft'
        when joined >= seats then 'filled' else 'paused' end`,
    )
    .where('id', '=', opportunityId)
    .execute();
  const removedAt = isoDateOrEmpty(row.ended_at) || undefined;
  const subject = { opportunityId, projectId: row.project_id, removedAt };
  await record(tx, { name: 'opportunities.putBack', accountId: administrator.id, subject });
}
