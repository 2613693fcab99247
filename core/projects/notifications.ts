import { projectPaths } from '#contract/projects/paths.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { invitedTeam } from '../ground/invited-team.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { projectEvents } from './events.ts';
import { teamIdOfOne, teamOfOne } from './invitation-team.ts';

const own = { none: 'The team sees it in the project itself.' };
const workspace = { about: 'project', path: (slug: string) => projectPaths.ownProject(slug) } as const;
const team = { about: 'project', path: (slug: string) => projectPaths.projectTeam(slug) } as const;

export const projectNotifications: Notifications = {
  rules: {
    'projects.begun': own,
    'projects.edited': own,
    'projects.deleted': { none: 'The team deleted its own draft; no other member has seen it.' },
    'projects.published': { tells: (tx, event) => tellTeam(tx, 'project_published', event) },
    'projects.archived': { tells: (tx, event) => tellTeam(tx, 'project_archived', event) },
    'projects.returned': { tells: (tx, event) => tellTeam(tx, 'project_returned', event) },
    'projects.removed': {
      emails: ['project-removed'],
      tells: (tx, event) => tellTeam(tx, 'project_removed', event),
    },
    'projects.appealed': { tells: (tx, event) => tellTeam(tx, 'project_appealed', event) },
    'projects.putBack': {
      emails: ['project-put-back'],
      tells: (tx, event) => tellTeam(tx, 'project_put_back', event),
    },
    'projects.stayedRemoved': {
      emails: ['project-stays-removed'],
      tells: (tx, event) => tellTeam(tx, 'project_stays_removed', event),
    },
    'projects.hidden': { none: 'The case about it tells its owners.' },
    'projects.paused': { none: 'The case about it tells its owners.' },
    'projects.updated': { tells: (tx, event) => tellFollowers(tx, event) },
    'projects.updateChanged': own,
    'projects.pictured': own,
    'projects.loopClosed': { none: 'The agreement notifies both sides of the milestone.' },
    'projects.ownerVoted': { none: 'Owners agree among themselves and see it in the team.' },
    'projects.joined': { tells: (tx, event) => tellTeam(tx, 'member_joined', event) },
    'projects.left': {
      emails: ['team-removed'],
      async tells(tx, event) {
        const { removedBy } = event.subject;
        const others = await tellTeam(tx, 'member_left', event);
        if (!removedBy) return others;
        const { projectId: subjectId } = event.subject;
        const removed: Notification = { accountId: accountOf(event), kind: 'team_removed', subjectId };
        return [removed, ...others.filter(({ accountId }) => accountId !== removedBy)];
      },
    },
    'projects.titled': {
      async tells(_, event) {
        const { projectId: subjectId, by = event.accountId } = event.subject;
        return [{ accountId: accountOf(event), kind: 'title_given', subjectId, by }];
      },
    },
    'projects.ownerAsked': {
      emails: ['owner-asked'],
      async tells(_, event) {
        const { projectId: subjectId, askedBy: by = null } = event.subject;
        return [{ accountId: accountOf(event), kind: 'owner_asked', subjectId, by }];
      },
    },
    'projects.ownerAnswered': { tells: (tx, event) => tellAnswer(tx, event) },
    'projects.ownerUnasked': { none: 'The member no longer has to answer, and the team sees who has.' },
    'projects.ownerGone': { none: 'The request notifies the member who is asked to follow them.' },
    'projects.invited': { emails: ['team-invitation'], tells: (tx, event) => tellInvited(tx, event) },
    'projects.invitationEnded': { tells: (tx, event) => tellDeclined(tx, event) },
  } satisfies NotificationRules<typeof projectEvents>,
  forms: {
    project_published: { ...workspace, namesActor: true },
    project_archived: { ...workspace, namesActor: true },
    project_returned: { ...workspace, namesActor: true },
    project_removed: workspace,
    project_appealed: { ...workspace, namesActor: true },
    project_put_back: workspace,
    project_stays_removed: workspace,
    // Not everyone may see who of the team wrote the note.
    project_updated: { about: 'project', path: (slug) => projectPaths.findProject(slug) },
    member_joined: { ...team, namesActor: true },
    member_left: { ...team, namesActor: true },
    team_removed: { about: 'project', path: () => projectPaths.ownProjects },
    title_given: { ...team, namesActor: true },
    owner_asked: {
      ...team,
      namesActor: true,
      doneBy: {
        'projects.ownerAnswered': ({ accountId, subject }) => ({ accountId, subjectId: subject.projectId }),
        'projects.ownerUnasked': ({ accountId, subject }) => ({ accountId, subjectId: subject.projectId }),
      },
    },
    owner_answered: { ...team, namesActor: true },
    team_invitation: {
      about: 'invitation',
      path: (id) => projectPaths.invitation(id),
      namesActor: true,
      doneBy: {
        'projects.invitationEnded': ({ subject: { invitationId } }) =>
          invitationId ? { subjectId: invitationId } : null,
        'clocks.lapsed': ({ subject: { kind, subjectId } }) =>
          kind === 'team_invitation' ? { subjectId } : null,
      },
    },
    invitation_declined: team,
  },
  subjects: { project: describeProjects, invitation: describeInvitations },
};

type Doing = { accountId: string | null; subject: { projectId: string } };

/** All of the team except the member who acted. */
async function tellTeam(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { projectId } }: Doing,
): Promise<Notification[]> {
  const rows = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ account_id: accountId }) => ({ accountId, kind, subjectId: projectId, by }));
}

/** The team, and the project's followers while they may see it. */
async function tellFollowers(
  tx: Tx,
  { accountId: by, subject: { projectId } }: Doing,
): Promise<readonly Notification[]> {
  const followers = await tx
    .selectFrom('project_followers')
    .innerJoin('projects', 'projects.id', 'project_followers.project_id')
    .select('project_followers.account_id')
    .where('projects.id', '=', projectId)
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .execute();
  const follow = followers.map(
    ({ account_id: accountId }): Notification => ({
      accountId,
      kind: 'project_updated',
      subjectId: projectId,
      by,
    }),
  );
  return [...follow, ...(await tellTeam(tx, 'project_updated', { accountId: by, subject: { projectId } }))];
}

/** The member who asked, and the owners, who learn whether there is another owner. */
async function tellAnswer(
  tx: Tx,
  {
    accountId: by,
    subject,
  }: { accountId: string | null; subject: { projectId: string; askedBy?: string | undefined } },
): Promise<readonly Notification[]> {
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', subject.projectId)
    .where('is_owner', '=', true)
    .execute();
  const recipients = [
    ...(subject.askedBy ? [subject.askedBy] : []),
    ...owners.map((owner) => owner.account_id),
  ];
  return recipients.map((accountId) => ({
    accountId,
    kind: 'owner_answered',
    subjectId: subject.projectId,
    by,
  }));
}

type Invited = { accountId: string | null; subject: { invitationId?: string | undefined } };

async function findInvitation(tx: Tx, { subject: { invitationId } }: Invited) {
  if (!invitationId) return undefined;
  return tx
    .selectFrom('project_invitations as one')
    .select(['id', 'team_kind', teamIdOfOne.as('team_id'), 'account_id', 'invited_by', 'state'])
    .where('id', '=', invitationId)
    .executeTakeFirst();
}

/** The invited member, if there is an account; other invitees get only the email. */
async function tellInvited(tx: Tx, event: Invited): Promise<readonly Notification[]> {
  const invitation = await findInvitation(tx, event);
  if (!invitation?.account_id) return [];
  const { account_id: accountId, id: subjectId, invited_by: by } = invitation;
  return [{ accountId, kind: 'team_invitation', subjectId, by }];
}

/**
 * The inviter learns of a declined invitation. After a yes the team hears of the new member; a withdrawn one needs no
 * notification.
 */
async function tellDeclined(tx: Tx, event: Invited): Promise<readonly Notification[]> {
  const invitation = await findInvitation(tx, event);
  if (invitation?.state !== 'declined' || !invitation.invited_by) return [];
  const { invited_by: accountId, team_kind: teamKind, team_id: subjectId } = invitation;
  return [{ accountId, kind: invitedTeam(teamKind).declined, subjectId, by: event.accountId }];
}

async function describeProjects(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, slug }) => [id, { thing: name, key: slug }]));
}

async function describeInvitations(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await db
    .selectFrom('project_invitations as one')
    .innerJoinLateral(teamOfOne().as('team'), (join) => join.onTrue())
    .select(['one.id', 'one.team_kind as kind', teamIdOfOne.as('team_id'), 'team.name'])
    .where('one.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, kind, team_id: teamId, name }) => [
      id,
      { thing: name, key: id, within: { kind, id: teamId } },
    ]),
  );
}
