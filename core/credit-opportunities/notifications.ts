import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import { findCoordinators } from '../rosters/find-coordinators.ts';
import type { creditOpportunityEvents } from './events.ts';

const toOwners = { about: 'credit_of', path: paths.institution } as const;

type OfAsked = {
  accountId: string | null;
  subject: { creditOpportunityId: string; organisationId: string; projectId: string };
};

export const creditOpportunityNotifications: Notifications = {
  rules: {
    'creditOpportunities.asked': { tells: tellStaff },
    'creditOpportunities.confirmed': { tells: (tx, event) => tellOwners(tx, 'credit_confirmed', event) },
    'creditOpportunities.declined': { tells: (tx, event) => tellOwners(tx, 'credit_declined', event) },
    'creditOpportunities.takenBack': { tells: (tx, event) => tellOwners(tx, 'credit_taken_back', event) },
    'creditOpportunities.unanswered': { none: 'It stays as it was, and the page says that no answer came.' },
    'creditOpportunities.ended': {
      when: ({ by }) => by === 'organisation',
      tells: (tx, event) => tellOwners(tx, 'credit_ended', event),
    },
  } satisfies NotificationRules<typeof creditOpportunityEvents>,
  forms: {
    credit_asked: { about: 'credit_asked_of', path: paths.asked, isJoined: true },
    credit_confirmed: toOwners,
    credit_declined: toOwners,
    credit_taken_back: toOwners,
    credit_ended: toOwners,
  },
  subjects: { credit_of: describeOpportunities, credit_asked_of: describeOrganisations },
};

/** Staff who are in the team of the project cannot answer. */
async function tellStaff(tx: Tx, { subject }: OfAsked): Promise<Notification[]> {
  const { organisationId: subjectId, projectId } = subject;
  const team = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  const own = new Set(team.map(({ account_id: id }) => id));
  const staff = await findCoordinators(tx, subjectId);
  return staff
    .filter((accountId) => !own.has(accountId))
    .map((accountId) => ({ accountId, kind: 'credit_asked', subjectId }));
}

/** The line names the institution, not the member of its staff. */
async function tellOwners(
  tx: Tx,
  kind: Notification['kind'],
  { subject: { projectId, creditOpportunityId: subjectId } }: OfAsked,
): Promise<Notification[]> {
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .execute();
  return owners.map(({ account_id: accountId }) => ({ accountId, kind, subjectId }));
}

async function describeOpportunities(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('credit_opportunities as asked')
    .innerJoin('opportunities', 'opportunities.id', 'asked.opportunity_id')
    .select(['asked.id', 'opportunities.id as key', 'opportunities.title as thing'])
    .where('asked.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
}

async function describeOrganisations(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'name as thing', 'slug as key'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
}
