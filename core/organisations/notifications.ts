import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { organisationEvents } from './events.ts';
import { findOrganisationOwners } from './find-owners.ts';

const about = {
  about: 'organisation',
  path: (slug: string) => organisationPaths.ownOrganisation(slug),
} as const;

/** For the owners of a project, and for those of an organisation. */
const ofProject = {
  about: 'project',
  path: (slug: string) => rareOrganisationPaths.ofProject(slug),
} as const;
const ofItsProjects = {
  about: 'organisation',
  path: (slug: string) => rareOrganisationPaths.organisationProjects(slug),
} as const;
const ofStaff = {
  about: 'organisation',
  path: (slug: string) => rareOrganisationPaths.organisationStaff(slug),
} as const;

const ofRemoval = {
  about: 'organisation',
  path: (slug: string) => rareOrganisationPaths.staffRemoval(slug),
} as const;

type OfOrganisation = { accountId: string | null; subject: { organisationId: string } };

const own = { none: 'It is an action of the owners themselves.' };

export const organisationNotifications: Notifications = {
  rules: {
    'organisations.begun': own,
    'organisations.edited': own,
    'organisations.submitted': own,
    'organisations.decided': { tells: (tx, event) => tellOwners(tx, 'organisation_decided', event) },
    'organisations.late': { tells: (tx, event) => tellOwners(tx, 'organisation_late', event) },
    'organisations.appealed': own,
    'organisations.resumed': { none: 'An owner has just done what was missing.' },
    'organisations.paused': { tells: (tx, event) => tellPaused(tx, event) },
    'organisations.ended': { tells: (tx, event) => tellOwners(tx, 'organisation_ended', event) },
    'organisations.deleted': own,
    'organisations.proven': own,
    'organisations.proofEnded': {
      tells: async (_, event) => tellAccount('organisation_proof_ended', event),
    },
    'organisations.proofEnding': {
      tells: async (_, event) => tellAccount('organisation_proof_ending', event),
    },
    'organisations.staffed': {
      tells: async (tx, event) =>
        event.subject.by
          ? tellAccount('organisation_roles_changed', event, event.subject.by)
          : tellOwners(tx, 'organisation_staffed', event),
    },
    'organisations.staffLeft': {
      emails: ['staff-removed'],
      tells: (tx, event) => tellOwners(tx, 'organisation_staff_left', event),
    },
    'organisations.staffRemoved': {
      tells: async (_, event) => tellAccount('organisation_staff_removed', event),
    },
    'organisations.staffAppealed': { none: 'It is an action of the former member of the staff.' },
    'organisations.staffAnswered': {
      tells: async (_, event) => tellAccount('organisation_staff_answered', event),
    },
    'organisations.ownerAsked': {
      tells: async (_, event) => tellAccount('organisation_owner_asked', event, event.subject.askedBy),
    },
    'organisations.ownerAnswered': {
      tells: async (_, { accountId: by, subject: { organisationId: subjectId, askedBy: accountId } }) =>
        accountId ? [{ accountId, kind: 'organisation_owner_answered', subjectId, by }] : [],
    },
    'organisations.ownerUnasked': { none: 'The member no longer has to answer, and the staff see who has.' },
    'organisations.ownerVoted': { none: 'The page of the staff shows it to the owners.' },
    'organisations.hidden': { none: 'The case about it tells its owners.' },
    'organisations.pictured': own,
    'organisations.projectAsked': { tells: (tx, event) => tellOtherSide(tx, 'asks', event) },
    'organisations.projectAgreed': { tells: (tx, event) => tellOtherSide(tx, 'joins', event) },
    'organisations.projectEnded': { tells: (tx, event) => tellOtherSide(tx, 'leaves', event) },
  } satisfies NotificationRules<typeof organisationEvents>,
  forms: {
    organisation_decided: about,
    organisation_late: about,
    organisation_paused: about,
    organisation_ended: about,
    organisation_proof_ending: about,
    organisation_proof_ended: about,
    organisation_roles_changed: { ...ofStaff, namesActor: true },
    organisation_owner_asked: {
      ...ofStaff,
      namesActor: true,
      doneBy: {
        'organisations.ownerAnswered': ({ accountId, subject }) => ({
          accountId,
          subjectId: subject.organisationId,
        }),
        'organisations.ownerUnasked': ({ accountId, subject }) => ({
          accountId,
          subjectId: subject.organisationId,
        }),
      },
    },
    organisation_owner_answered: { ...ofStaff, namesActor: true },
    organisation_invitation_declined: ofStaff,
    organisation_staffed: { ...ofStaff, namesActor: true },
    organisation_staff_left: { ...ofStaff, namesActor: true },
    organisation_staff_removed: ofRemoval,
    organisation_staff_answered: ofRemoval,
    organisation_asks_project: ofProject,
    organisation_joins_project: ofProject,
    organisation_leaves_project: ofProject,
    project_asks_organisation: ofItsProjects,
    project_joins_organisation: ofItsProjects,
    project_leaves_organisation: ofItsProjects,
  },
  subjects: { organisation: describeOrganisations },
};

async function tellOwners(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { organisationId: subjectId } }: OfOrganisation,
): Promise<Notification[]> {
  const owners = await findOrganisationOwners(tx, subjectId);
  return owners.map((accountId) => ({ accountId, kind, subjectId, by }));
}

/** Of a pause by a case, the case tells them. */
async function tellPaused(tx: Tx, event: OfOrganisation): Promise<Notification[]> {
  const held = await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', event.subject.organisationId)
    .where('case_paused_until', '>', now)
    .executeTakeFirst();
  return held ? [] : tellOwners(tx, 'organisation_paused', event);
}

type OfProject = {
  accountId: string | null;
  subject: { organisationId: string; projectId: string; by: 'organisation' | 'project' };
};

/** The owners of the side that did not act. */
async function tellOtherSide(
  tx: Tx,
  did: 'asks' | 'joins' | 'leaves',
  { accountId: by, subject }: OfProject,
): Promise<Notification[]> {
  if (subject.by === 'project')
    return tellOwners(tx, `project_${did}_organisation`, { accountId: by, subject });
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', subject.projectId)
    .where('is_owner', '=', true)
    .execute();
  return owners.map(({ account_id: accountId }) => ({
    accountId,
    kind: `organisation_${did}_project`,
    subjectId: subject.projectId,
    by,
  }));
}

function tellAccount(
  kind: Notification['kind'],
  { accountId, subject: { organisationId: subjectId } }: OfOrganisation,
  by?: string,
): Notification[] {
  return accountId ? [{ accountId, kind, subjectId, by: by ?? null }] : [];
}

async function describeOrganisations(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, slug }) => [id, { thing: name, key: slug }]));
}
