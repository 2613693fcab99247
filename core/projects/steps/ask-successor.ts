import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { askToOwn } from './ask-to-own.ts';
import { endInvitations } from './end-deadlines.ts';

/**
 * For a held project without an owner, asks the longest-standing adult of the team who has not declined. If no one is
 * left, the project is archived, with no effect on anyone's figures. A removed project waits until it is put back.
 */
export async function askSuccessor(tx: Tx, projectId: string): Promise<void> {
  if (await isRemoved(tx, projectId)) return;
  const next = await tx
    .selectFrom('project_members')
    .innerJoin('standings', 'standings.account_id', 'project_members.account_id')
    .select('project_members.account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', false)
    .where(sql<boolean>`standings.seen_from <= now()`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('project_hand_overs as no')
            .select('no.id')
            .whereRef('no.project_id', '=', 'project_members.project_id')
            .whereRef('no.account_id', '=', 'project_members.account_id')
            .where('no.asked_by', 'is', null)
            .where('no.declined_at', 'is not', null),
        ),
      ),
    )
    .orderBy('joined_at')
    .orderBy('project_members.account_id')
    .executeTakeFirst();
  if (next) return askToOwn(tx, { projectId, accountId: next.account_id, askedBy: null, leaves: false });
  await archiveUnowned(tx, projectId);
}

async function isRemoved(tx: Tx, projectId: string): Promise<boolean> {
  const { state } = await tx
    .selectFrom('projects')
    .select('state')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return state === 'removed';
}

export async function archiveUnowned(tx: Tx, projectId: string): Promise<void> {
  const archived = await tx
    .updateTable('projects')
    .set({ state: 'archived', archived_at: now })
    .where('id', '=', projectId)
    .where('state', 'in', ['draft', 'published'])
    .returning('id')
    .executeTakeFirst();
  if (!archived) return;
  await endInvitations(tx, projectId);
  await record(tx, { name: 'projects.archived', accountId: null, subject: { projectId } });
}
