import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { archiveUnowned, askSuccessor } from './steps/ask-successor.ts';
import { claimInvitations } from './steps/claim-invitations.ts';
import { noteUnasked } from './steps/end-deadlines.ts';

/** For a suspension of up to this many days, a project waits for its owner. */
const shortSuspension = 7;

export const projectReactions = [
  reaction({
    name: 'projects:succeed-suspended',
    to: ['standings.suspended'],
    run: (tx, event) => succeedSuspended(tx, accountOf(event)),
  }),
  reaction({
    name: 'projects:release-suspended',
    to: ['standings.suspended'],
    run: (tx, event) => releaseSuspended(tx, accountOf(event)),
  }),
  reaction({
    name: 'projects:end-invitations-between',
    to: ['blocks.changed'],
    run: (tx, event) => endInvitationsBetween(tx, accountOf(event), event.subject.personId),
  }),
  reaction({
    name: 'projects:claim-invitations',
    to: ['accounts.created', 'accounts.updated', 'standings.changed'],
    run: (tx, event) => claimInvitations(tx, accountOf(event)),
  }),
  reaction({
    name: 'projects:end-waits',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'owner_hand_over' || kind === 'owner_succession',
    run: (tx, { subject }) => endHandOver(tx, subject.subjectId),
  }),
];

/** Asks another member to own each project whose only owner is suspended for long. */
async function succeedSuspended(tx: Tx, accountId: string): Promise<void> {
  const owned = await tx
    .selectFrom('project_members as own')
    .innerJoin('standings', 'standings.account_id', 'own.account_id')
    .innerJoin('projects', 'projects.id', 'own.project_id')
    .select('projects.id')
    .where('own.account_id', '=', accountId)
    .where('own.is_owner', '=', true)
    .where('projects.state', 'in', ['draft', 'published'])
    .where(
      sql<boolean>`standings.suspended_at is not null and coalesce(
        standings.suspended_until > standings.suspended_at + make_interval(days => ${shortSuspension}), true)`,
    )
    .orderBy('projects.id')
    .execute();
  for (const { id } of owned) {
    await tx.selectFrom('projects').select('id').where('id', '=', id).forUpdate().execute();
    if (!(await hasOwner(tx, id))) await askSuccessor(tx, id);
  }
}

/** Ends the requests to a suspended member, so that no one waits for them and another can be asked. */
async function releaseSuspended(tx: Tx, accountId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('clocks')
    .select(['kind', 'subject_id'])
    .where('owed_by', '=', accountId)
    .where('kind', 'in', ['team_invitation', 'owner_hand_over', 'owner_succession'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { kind, subject_id: subjectId } of waiting) {
    await releaseDeadline(tx, kind as 'team_invitation' | 'owner_hand_over' | 'owner_succession', subjectId);
    if (kind === 'team_invitation') await endInvitation(tx, subjectId);
    else await endHandOver(tx, subjectId);
  }
}

async function endInvitation(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('project_invitations')
    .set({ state: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Whether the project has an owner who is not suspended. */
async function hasOwner(tx: Tx, projectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('project_members')
    .innerJoin('standings', 'standings.account_id', 'project_members.account_id')
    .select('standings.account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .where(sql<boolean>`standings.seen_from <= now()`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The request had no answer: owners stay what they are, and a project without one is archived. */
async function endHandOver(tx: Tx, handOverId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('project_hand_overs')
    .where('id', '=', handOverId)
    .returning(['project_id', 'account_id', 'asked_by'])
    .executeTakeFirst();
  if (!ended) return;
  await noteUnasked(tx, ended);
  if (ended.asked_by !== null) return;
  await tx.selectFrom('projects').select('id').where('id', '=', ended.project_id).forUpdate().execute();
  if (!(await hasOwner(tx, ended.project_id))) await archiveUnowned(tx, ended.project_id);
}

/** Open invitations between the two no longer reach anyone, as if they never had. The inviter sees no difference. */
async function endInvitationsBetween(tx: Tx, one: string, other: string): Promise<void> {
  if (!(await isBlockedBetween(tx, one, other))) return;
  const ended = await tx
    .updateTable('project_invitations')
    .set({ account_id: null, email: '', mailbox: '' })
    .where('state', '=', 'open')
    .where(sql<boolean>`(account_id, invited_by) in ((${one}, ${other}), (${other}, ${one}))`)
    .returning('id')
    .execute();
  for (const { id } of ended) await releaseDeadline(tx, 'team_invitation', id);
}
