import { sql } from 'kysely';
import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { RemovalRow } from '../find-removal.ts';
import { presentSaid } from '../present.ts';
import { barOf } from './hold-project.ts';

/**
 * Everything on which an administrator bases a decision about a project.
 * @throws Refusal `project_unknown`
 */
export async function showAtDesk(
  tx: Tx,
  core: Core,
  administrator: Member,
  projectId: string,
): Promise<DeskProjectBody> {
  const project = await tx.selectFrom('projects').selectAll().where('id', '=', projectId).executeTakeFirst();
  if (!project) throw new Refusal('project_unknown');
  const { removal, bar } = await barOf(tx, core, administrator, projectId);
  const team = await tx
    .selectFrom('project_members')
    .innerJoin('accounts', 'accounts.id', 'project_members.account_id')
    .select(['accounts.id as $id', 'accounts.name', 'is_owner as isOwner'])
    .where('project_id', '=', projectId)
    .orderBy('is_owner', 'desc')
    .orderBy('joined_at')
    .orderBy('accounts.id')
    .execute();
  return {
    $id: project.id,
    slug: project.slug,
    state: project.state,
    said: presentSaid(project),
    publishedAt: isoDateOrEmpty(project.published_at),
    team,
    removal: removal ? await presentRemoval(tx, removal) : null,
    bar,
  };
}

async function presentRemoval(tx: Tx, removal: RemovalRow): Promise<DeskProjectBody['removal']> {
  const names = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [removal.removed_by ?? '', removal.appealed_by ?? '', removal.answered_by ?? ''])
    .execute();
  const deadline = await tx
    .selectFrom('clocks')
    .select(['due_at', sql<boolean>`due_at <= now()`.as('is_late')])
    .where('kind', '=', 'project_appeal')
    .where('subject_id', '=', removal.id)
    .executeTakeFirst();
  const isWaiting = removal.appealed_at !== null && removal.answered_at === null;
  const nameOf = (id: string | null) => names.find((one) => one.id === id)?.name ?? '';
  return {
    stateBefore: removal.state_before,
    reason: removal.reason,
    removedBy: nameOf(removal.removed_by),
    removedAt: isoDate(removal.removed_at),
    appeal: removal.appeal,
    appealedBy: nameOf(removal.appealed_by),
    appealedAt: isoDateOrEmpty(removal.appealed_at),
    dueAt: isWaiting ? isoDateOrEmpty(deadline?.due_at ?? null) : '',
    isLate: isWaiting && deadline?.is_late === true,
    answer: removal.answer,
    answeredBy: nameOf(removal.answered_by),
    answeredAt: isoDateOrEmpty(removal.answered_at),
  };
}
