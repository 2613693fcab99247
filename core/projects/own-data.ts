import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { ExportEntry, OwnData } from '../ground/table-rule.ts';
import { teamOfOne } from './invitation-team.ts';
import { openOwnPicture } from './open-picture.ts';
import { leaveAll } from './steps/leave-all.ts';

export const projectData: OwnData = {
  projects: 'names no one',
  project_followers: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_followers')
        .innerJoin('projects', 'projects.id', 'project_followers.project_id')
        .select(['projects.slug', 'project_followers.followed_at'])
        .where('project_followers.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  project_members: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_members')
        .innerJoin('projects', 'projects.id', 'project_members.project_id')
        .select(['projects.slug', 'projects.name', 'projects.line', 'projects.problem', 'projects.today'])
        .select(['projects.next', 'projects.stage', 'projects.sectors', 'projects.website'])
        .select([
          'project_members.is_owner',
          'project_members.title',
          'project_members.cofounder_on',
          'project_members.joined_at',
        ])
        .where('project_members.account_id', '=', id)
        .execute(),
    erased: leaveAll,
    givenTo: 'nominee and guardian',
  },
  past_seats: {
    isNeverHeld: true,
    removedBy: 'projects:forget-seats',
    limit: { kept: `${projectLimits.pastSeatDays} days`, since: sql`one.left_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('past_seats')
        .innerJoin('projects', 'projects.id', 'past_seats.project_id')
        .select(['projects.slug', 'past_seats.left_at'])
        .where('past_seats.account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  project_updates: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_updates')
        .innerJoin('projects', 'projects.id', 'project_updates.project_id')
        .select(['projects.slug', 'text', 'written_at', 'edited_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  project_pictures: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_pictures as picture')
        .innerJoin('projects', 'projects.id', 'picture.project_id')
        .select(['picture.id', 'projects.slug', 'picture.alt', 'picture.created_at'])
        .where('picture.account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  project_picture_files: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_picture_files as file')
        .innerJoin('project_pictures as picture', 'picture.id', 'file.picture_id')
        .select(['picture.id', 'file.variant', 'file.size'])
        .where('picture.account_id', '=', id)
        .execute(),
    bytes: exportPictures,
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  project_hand_overs: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_hand_overs as over')
        .innerJoin('projects', 'projects.id', 'over.project_id')
        .select(['projects.slug', 'over.leaves', 'over.asked_at', 'over.declined_at'])
        .where((over) => over.or([over('over.account_id', '=', id), over('over.asked_by', '=', id)]))
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  project_removal_votes: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_removal_votes as vote')
        .innerJoin('projects', 'projects.id', 'vote.project_id')
        .select(['projects.slug', 'vote.voted_at'])
        .where('vote.voted_by', '=', id)
        .execute(),
    erased: 'by the database',
  },
  project_removals: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_removals as removal')
        .innerJoin('projects', 'projects.id', 'removal.project_id')
        .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
        .select(['projects.slug', 'removal.reason', 'removal.removed_at', 'removal.appeal'])
        .select(['removal.appealed_at', 'removal.answer', 'removal.answered_at', 'removal.ended_at'])
        .where('seat.account_id', '=', id)
        .execute(),
    erased: forgetAppeals,
    givenTo: 'guardian',
  },
  project_invitations: {
    removedBy: 'projects:forget-invitations',
    limit: { kept: '60 days', since: sql`one.sent_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_invitations as one')
        .innerJoinLateral(teamOfOne().as('team'), (join) => join.onTrue())
        .select([
          'one.team_kind as kind',
          'team.slug',
          'one.title',
          'one.state',
          'one.sent_at',
          'one.ended_at',
        ])
        .where((one) => one.or([one('one.account_id', '=', id), one('one.invited_by', '=', id)]))
        .execute(),
    erased: forgetInvited,
    givenTo: 'guardian',
  },
  invitation_refusals: {
    isNeverHeld: true,
    exported: { not: 'A hash. Without the key of the server, no one can find the address from it.' },
    erased: { not: 'The wish applies to the address, with or without an account.' },
  },
};

/** Invitations to an ending account stay with the team, without the invitee. */
function forgetInvited(tx: Tx, { id, email }: Account): Promise<unknown> {
  return tx
    .updateTable('project_invitations')
    .set({ account_id: null, email: '', mailbox: '', sent_to: '' })
    .where((one) => one.or([one('account_id', '=', id), one('mailbox', '=', mailboxOf(email))]))
    .execute();
}

/** The words of the appeal go with its writer. The fact of the appeal and its answer stay. */
function forgetAppeals(tx: Tx, { id }: Account): Promise<unknown> {
  return tx
    .updateTable('project_removals')
    .set({ appeal: '', appealed_by: null })
    .where('appealed_by', '=', id)
    .execute();
}

async function* exportPictures(core: Core, member: Member): AsyncGenerator<ExportEntry> {
  const pictures = await core.db
    .selectFrom('project_pictures')
    .innerJoin('project_picture_files as file', 'file.picture_id', 'project_pictures.id')
    .select(['id', 'created_at'])
    .where('account_id', '=', member.id)
    .where('file.variant', '=', 'large')
    .execute();
  for (const { id, created_at: at } of pictures) {
    const { read } = await openOwnPicture(core, member, { pictureId: id, variant: 'large' });
    yield { name: `project-pictures/${id}.webp`, at, content: await read().catch(nothingOfDamaged) };
  }
}
