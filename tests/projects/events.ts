import { sql } from 'kysely';
import type { NotificationKind } from '#contract/collected.ts';
import type { Member } from '#core/ground/actor.ts';
import type { EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Case, Cases } from '#tests/ground/module-samples.ts';
import { someone, world } from '#tests/ground/world.ts';

/** An act of the owner, which notifies the rest of the team. */
async function ofTeam(
  core: TestCore,
  name: 'projects.published' | 'projects.archived' | 'projects.returned' | 'projects.appealed',
  kind: NotificationKind,
): Promise<Case> {
  const { owner, mate, projectId } = await world(core);
  return { event: { name, accountId: owner.id, subject: { projectId } }, notified: { [mate.id]: kind } };
}

function byAdministrator(
  name: 'projects.removed' | 'projects.putBack' | 'projects.stayedRemoved',
  kind: NotificationKind,
): Build[] {
  return [
    async (core) => {
      const [{ owner, mate, projectId }, { id: accountId }] = [await world(core), await someone(core)];
      return {
        event: { name, accountId, subject: { projectId } },
        notified: { [owner.id]: kind, [mate.id]: kind },
      };
    },
  ];
}

async function invitation(core: TestCore, owner: Member, projectId: string, state: 'open' | 'declined') {
  const [id, invited] = [newId(), await someone(core)];
  await core.db
    .insertInto('project_invitations')
    .values({ id, project_id: projectId, invited_by: owner.id, sent_to: '@asha', account_id: invited.id })
    .execute();
  if (state === 'declined')
    await sql`update project_invitations set state = 'declined', ended_at = now() where id = ${id}`.execute(
      core.db,
    );
  return { id, invited };
}

export const projectEvents: Cases<Extract<EventName, `projects.${string}`>> = {
  'projects.begun': 'none',
  'projects.edited': 'none',
  'projects.deleted': 'none',
  'projects.published': [(core) => ofTeam(core, 'projects.published', 'project_published')],
  'projects.archived': [
    (core) => ofTeam(core, 'projects.archived', 'project_archived'),
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      return {
        event: { name: 'projects.archived', accountId: null, subject: { projectId } },
        notified: { [owner.id]: 'project_archived', [mate.id]: 'project_archived' },
      };
    },
  ],
  'projects.returned': [(core) => ofTeam(core, 'projects.returned', 'project_returned')],
  'projects.removed': byAdministrator('projects.removed', 'project_removed'),
  'projects.appealed': [(core) => ofTeam(core, 'projects.appealed', 'project_appealed')],
  'projects.putBack': byAdministrator('projects.putBack', 'project_put_back'),
  'projects.stayedRemoved': byAdministrator('projects.stayedRemoved', 'project_stays_removed'),
  'projects.updated': [
    async (core) => {
      const { owner, mate, follower, projectId } = await world(core);
      return {
        event: { name: 'projects.updated', accountId: owner.id, subject: { projectId } },
        notified: { [mate.id]: 'project_updated', [follower.id]: 'project_updated' },
      };
    },
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      await core.db.updateTable('projects').set({ state: 'archived' }).where('id', '=', projectId).execute();
      return {
        event: { name: 'projects.updated', accountId: mate.id, subject: { projectId } },
        notified: { [owner.id]: 'project_updated' },
      };
    },
  ],
  'projects.updateChanged': 'none',
  'projects.hidden': 'none',
  'projects.paused': 'none',
  'projects.pictured': 'none',
  'projects.loopClosed': 'none',
  'projects.ownerVoted': 'none',
  'projects.joined': [
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      return {
        event: { name: 'projects.joined', accountId: mate.id, subject: { projectId } },
        notified: { [owner.id]: 'member_joined' },
      };
    },
  ],
  'projects.left': [
    async (core) => {
      const [{ owner, mate, projectId }, { id: accountId }] = [await world(core), await someone(core)];
      return {
        event: { name: 'projects.left', accountId, subject: { projectId } },
        notified: { [owner.id]: 'member_left', [mate.id]: 'member_left' },
      };
    },
    async (core) => {
      const [{ owner, mate, projectId }, { id: accountId }] = [await world(core), await someone(core)];
      return {
        event: { name: 'projects.left', accountId, subject: { projectId, removedBy: owner.id } },
        notified: { [accountId]: 'team_removed', [mate.id]: 'member_left' },
      };
    },
  ],
  'projects.titled': [
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      return {
        event: { name: 'projects.titled', accountId: mate.id, subject: { projectId, by: owner.id } },
        notified: { [mate.id]: 'title_given' },
      };
    },
    async (core) => {
      const { mate, projectId } = await world(core);
      return {
        event: { name: 'projects.titled', accountId: mate.id, subject: { projectId, by: mate.id } },
        notified: {},
      };
    },
  ],
  'projects.ownerAsked': [
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      return {
        event: { name: 'projects.ownerAsked', accountId: mate.id, subject: { projectId, askedBy: owner.id } },
        notified: { [mate.id]: 'owner_asked' },
      };
    },
  ],
  'projects.ownerAnswered': [
    async (core) => {
      const { owner, mate, projectId } = await world(core);
      const subject = { projectId, askedBy: owner.id };
      return {
        event: { name: 'projects.ownerAnswered', accountId: mate.id, subject },
        notified: { [owner.id]: 'owner_answered' },
      };
    },
  ],
  'projects.ownerUnasked': 'none',
  'projects.ownerGone': 'none',
  'projects.invited': [
    async (core) => {
      const { owner, projectId } = await world(core);
      const { id: invitationId, invited } = await invitation(core, owner, projectId, 'open');
      return {
        event: { name: 'projects.invited', accountId: owner.id, subject: { projectId, invitationId } },
        notified: { [invited.id]: 'team_invitation' },
      };
    },
  ],
  'projects.invitationEnded': [
    async (core) => {
      const { owner, projectId } = await world(core);
      const { id: invitationId, invited } = await invitation(core, owner, projectId, 'declined');
      const subject = { projectId, invitationId };
      return {
        event: { name: 'projects.invitationEnded', accountId: invited.id, subject },
        notified: { [owner.id]: 'invitation_declined' },
      };
    },
    async (core) => {
      const { owner, projectId } = await world(core);
      const { id: invitationId } = await invitation(core, owner, projectId, 'open');
      const subject = { projectId, invitationId };
      return { event: { name: 'projects.invitationEnded', accountId: owner.id, subject }, notified: {} };
    },
  ],
};
