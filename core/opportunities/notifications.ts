import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { opportunityEvents } from './events.ts';

const own = { none: 'The team sees it in the project itself.' };
const aboutOpportunity = {
  about: 'opportunity',
  path: (id: string) => opportunityPaths.ownOpportunity(id),
} as const;
const aboutProject = {
  about: 'project',
  path: (slug: string) => projectPaths.projectOpportunities(slug),
} as const;

export const opportunityNotifications: Notifications = {
  rules: {
    'opportunities.begun': own,
    'opportunities.edited': own,
    'opportunities.deleted': own,
    'opportunities.submitted': own,
    'opportunities.takenBack': own,
    'opportunities.termsChanged': own,
    'opportunities.paused': own,
    'opportunities.resumed': own,
    'opportunities.renewed': own,
    'opportunities.reopened': own,
    'opportunities.filled': own,
    'opportunities.putBack': {
      none: 'The team is notified that the project is back, or of the answer to an appeal.',
    },
    'opportunities.closed': { none: 'The team closed it, or is notified of the end of the project.' },
    'opportunities.reviewLate': {
      async tells(_, { subject }) {
        return [{ accountId: subject.awaitedBy, kind: 'opportunity_late', subjectId: subject.opportunityId }];
      },
    },
    'opportunities.approved': { tells: (tx, event) => tellOwners(tx, 'opportunity_approved', event) },
    'opportunities.returned': { tells: (tx, event) => tellOwners(tx, 'opportunity_returned', event) },
    'opportunities.removed': { tells: (tx, event) => tellOwners(tx, 'opportunity_removed', event) },
    'opportunities.expired': { tells: (tx, event) => tellOwners(tx, 'opportunity_expired', event) },
    'opportunities.lapsePaused': { tells: (tx, event) => tellOwnersOfAll(tx, 'places_paused', event) },
    'opportunities.lapseLifted': { tells: (tx, event) => tellOwnersOfAll(tx, 'places_resumed', event) },
    'opportunities.opened': { tells: (tx, event) => tellFollowers(tx, event) },
  } satisfies NotificationRules<typeof opportunityEvents>,
  forms: {
    opportunity_approved: aboutOpportunity,
    opportunity_returned: aboutOpportunity,
    opportunity_late: aboutOpportunity,
    opportunity_expired: aboutOpportunity,
    opportunity_removed: aboutOpportunity,
    places_paused: {
      ...aboutProject,
      doneBy: { 'opportunities.lapseLifted': ({ subject }) => ({ subjectId: subject.projectId }) },
    },
    places_resumed: aboutProject,
    opportunity_opened: { about: 'open_place', path: (slug) => opportunityPaths.findOpportunity(slug) },
  },
  subjects: { opportunity: describeOwn, open_place: describeOpen },
};

type Doing = { accountId: string | null; subject: { projectId: string; opportunityId: string } };

async function tellOwners(tx: Tx, kind: Notification['kind'], { subject }: Doing): Promise<Notification[]> {
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', subject.projectId)
    .where('is_owner', '=', true)
    .execute();
  return owners.map(({ account_id: accountId }) => ({ accountId, kind, subjectId: subject.opportunityId }));
}

/** For events about all opportunities of a project. */
async function tellOwnersOfAll(
  tx: Tx,
  kind: Notification['kind'],
  { subject: { projectId } }: { subject: { projectId: string } },
): Promise<Notification[]> {
  const toOwners = await tellOwners(tx, kind, { accountId: null, subject: { projectId, opportunityId: '' } });
  return toOwners.map((one) => ({ ...one, subjectId: projectId }));
}

/** The followers of the project who are not in its team. */
async function tellFollowers(tx: Tx, { subject }: Doing): Promise<Notification[]> {
  const followers = await tx
    .selectFrom('project_followers')
    .innerJoin('projects', 'projects.id', 'project_followers.project_id')
    .select('project_followers.account_id')
    .where('projects.id', '=', subject.projectId)
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('project_members')
            .select('project_members.account_id')
            .whereRef('project_members.project_id', '=', 'projects.id')
            .whereRef('project_members.account_id', '=', 'project_followers.account_id'),
        ),
      ),
    )
    .execute();
  return followers.map(({ account_id: accountId }) => ({
    accountId,
    kind: 'opportunity_opened',
    subjectId: subject.opportunityId,
  }));
}

function describe(key: 'id' | 'slug'): DescribeNotified {
  return async (db, ids) => {
    const rows = await db
      .selectFrom('opportunities')
      .select(['id', 'slug', 'title', 'project_id'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { thing: row.title, key: row[key], within: { kind: 'project', id: row.project_id } },
      ]),
    );
  };
}

function describeOwn(...asked: Parameters<DescribeNotified>) {
  return describe('id')(...asked);
}

function describeOpen(...asked: Parameters<DescribeNotified>) {
  return describe('slug')(...asked);
}
