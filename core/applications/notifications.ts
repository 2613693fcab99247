import { sql } from 'kysely';
import { applicationPaths } from '#contract/applications/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { applicationEvents } from './events.ts';
import { findNotifiedEntry } from './find-notified-entry.ts';

const seen = { none: 'The timeline shows it; no step follows.' };
const sent = {
  about: 'sent_application',
  path: (id: string) => applicationPaths.ownApplication(id),
} as const;
const received = {
  about: 'received_application',
  path: (id: string) => applicationPaths.ownApplication(id),
} as const;

const ofApplication = ({ subject }: { subject: { applicationId: string } }) => ({
  subjectId: subject.applicationId,
});

export const applicationNotifications: Notifications = {
  rules: {
    'applications.sent': { tells: (tx, event) => tellOwners(tx, 'application_received', event) },
    'applications.edited': { none: 'The team has not opened it yet.' },
    'applications.opened': seen,
    'applications.shortlisted': { tells: (tx, event) => tellApplicant(tx, 'application_shortlisted', event) },
    'applications.noted': { none: 'The note stands next to the application.' },
    'applications.declining': { none: 'The applicant is notified once it can no longer be undone.' },
    'applications.declineUndone': { none: 'No notification of the undone decline was sent.' },
    'applications.declined': { tells: (tx, event) => tellApplicant(tx, 'application_declined', event) },
    'applications.withdrawn': { tells: tellWithdrawal },
    'applications.lapsed': { none: 'Both are notified of the end of its deadline.' },
    'applications.ended': { tells: tellEnd },
    'applications.termsAsked': { tells: (tx, event) => tellApplicant(tx, 'application_terms', event) },
    'applications.termsConfirmed': seen,
    'applications.setAside': { tells: (tx, event) => tellApplicant(tx, 'application_aside', event) },
    'applications.broughtBack': { tells: (tx, event) => tellOwners(tx, 'application_received', event) },
    'applications.interviewProposed': {
      tells: (tx, event) => tellApplicant(tx, 'application_interview', event),
    },
    'applications.interviewMoved': {
      tells: (tx, event) => tellOwners(tx, 'application_interview_moved', event),
    },
    'applications.interviewSet': { tells: (tx, event) => tellOthers(tx, 'application_interview_set', event) },
    'applications.interviewOver': { tells: (tx, event) => tellBoth(tx, 'application_interview_over', event) },
    'applications.interviewUntaken': { none: 'Both are notified of the end of its deadline.' },
    'applications.trialAsked': { tells: (tx, event) => tellApplicant(tx, 'application_trial', event) },
    'applications.trialHandedIn': { tells: (tx, event) => tellOwners(tx, 'application_trial_in', event) },
    'applications.trialMissed': { none: 'Both are notified of the end of its deadline.' },
    'applications.exported': { none: 'The timeline of each application shows it.' },
    'applications.offered': { tells: (tx, event) => tellApplicant(tx, 'application_offered', event) },
    'applications.offerTakenBack': {
      tells: (tx, event) => tellApplicant(tx, 'application_offer_over', event),
    },
    'applications.accepted': { tells: (tx, event) => tellOwners(tx, 'application_accepted', event) },
    'applications.joined': { tells: (tx, event) => tellApplicant(tx, 'application_joined', event) },
  } satisfies NotificationRules<typeof applicationEvents>,
  forms: {
    application_received: received,
    application_withdrawn: { ...received, entry: findNotifiedEntry },
    application_gone: { about: 'opportunity', path: (id) => opportunityPaths.ownOpportunity(id) },
    application_shortlisted: sent,
    application_declined: { ...sent, entry: findNotifiedEntry },
    application_ended: { ...sent, entry: findNotifiedEntry },
    application_seat_freed: sent,
    application_terms: {
      ...sent,
      doneBy: {
        'applications.termsConfirmed': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.broughtBack': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.setAside': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.offered': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.withdrawn': ({ subject }) => ({ subjectId: subject.applicationId }),
      },
    },
    application_aside: sent,
    application_interview: {
      ...sent,
      entry: findNotifiedEntry,
      doneBy: {
        'applications.interviewSet': ofApplication,
        'applications.interviewOver': ofApplication,
        'applications.interviewUntaken': ofApplication,
        'applications.offered': ofApplication,
        'applications.declined': ofApplication,
        'applications.withdrawn': ofApplication,
        'applications.ended': ofApplication,
      },
    },
    application_interview_moved: {
      ...received,
      doneBy: {
        'applications.interviewSet': ofApplication,
        'applications.interviewProposed': ofApplication,
        'applications.interviewOver': ofApplication,
        'applications.interviewUntaken': ofApplication,
        'applications.declining': ofApplication,
        'applications.offered': ofApplication,
        'applications.withdrawn': ofApplication,
        'applications.ended': ofApplication,
      },
    },
    application_interview_set: { ...sent, entry: findNotifiedEntry },
    application_interview_over: { ...sent, entry: findNotifiedEntry },
    application_trial: {
      ...sent,
      doneBy: {
        'applications.trialHandedIn': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.trialMissed': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.offered': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.declined': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.withdrawn': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.ended': ({ subject }) => ({ subjectId: subject.applicationId }),
      },
    },
    application_trial_in: received,
    application_offered: {
      ...sent,
      doneBy: {
        'applications.accepted': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.withdrawn': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.offerTakenBack': ({ subject }) => ({ subjectId: subject.applicationId }),
        'applications.ended': ({ subject }) => ({ subjectId: subject.applicationId }),
      },
    },
    application_offer_over: sent,
    application_accepted: received,
    application_joined: sent,
  },
  subjects: { sent_application: describe, received_application: describe },
};

type Doing = {
  accountId: string | null;
  subject: { applicationId: string; opportunityId: string; projectId: string };
};

/** The owners without a block from or to the applicant. */
async function tellOwners(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject }: Doing,
): Promise<Notification[]> {
  const owners = await tx
    .selectFrom('project_members')
    .innerJoin('applications', (join) => join.on('applications.id', '=', subject.applicationId))
    .select('project_members.account_id')
    .where('project_members.project_id', '=', subject.projectId)
    .where('is_owner', '=', true)
    .where(
      sql<boolean>`not exists (select from blocks where (blocker_id, blocked_id) in (
        (project_members.account_id, applications.account_id),
        (applications.account_id, project_members.account_id)
      ))`,
    )
    .execute();
  const { applicationId: subjectId } = subject;
  return owners.map(({ account_id: accountId }) => ({ accountId, kind, subjectId, by }));
}

/** If the application was erased with its account, the owners are notified at the opportunity. */
async function tellWithdrawal(tx: Tx, event: Doing): Promise<Notification[]> {
  const { applicationId, opportunityId: subjectId, projectId } = event.subject;
  const found = await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (found) return tellOwners(tx, 'application_withdrawn', event);
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .execute();
  return owners.map(({ account_id: accountId }) => ({ accountId, kind: 'application_gone', subjectId }));
}

/** A lapsed offer brings no second notification: the end of its deadline sends one already. */
async function tellEnd(tx: Tx, event: Doing): Promise<Notification[]> {
  const found = await tx
    .selectFrom('applications')
    .select('ending')
    .where('id', '=', event.subject.applicationId)
    .executeTakeFirst();
  if (found?.ending === 'offer_over') return [];
  const kind = found?.ending === 'seat_freed' ? 'application_seat_freed' : 'application_ended';
  return tellApplicant(tx, kind, event);
}

async function tellApplicant(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { applicationId: subjectId } }: Doing,
): Promise<Notification[]> {
  const found = await tx
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return found ? [{ accountId: found.account_id, kind, subjectId, by }] : [];
}

async function tellBoth(tx: Tx, kind: Notification['kind'], event: Doing): Promise<Notification[]> {
  return [...(await tellApplicant(tx, kind, event)), ...(await tellOwners(tx, kind, event))];
}

/** The side that has not done it. */
async function tellOthers(tx: Tx, kind: Notification['kind'], event: Doing): Promise<Notification[]> {
  const applicant = await tellApplicant(tx, kind, event);
  const isApplicants = applicant.some(({ accountId }) => accountId === event.accountId);
  return isApplicants ? tellOwners(tx, kind, event) : applicant;
}

async function describe(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .select(['applications.id', 'opportunities.title', 'applications.opportunity_id'])
    .where('applications.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { thing: row.title, key: row.id, within: { kind: 'opportunity', id: row.opportunity_id } },
    ]),
  );
}
