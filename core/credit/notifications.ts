import { creditPaths } from '#contract/credit/rare-paths.ts';
import type { Db } from '#db/connect.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import { findDeciders } from './college/find-deciders.ts';
import type { creditEvents } from './events.ts';
import { findHosts } from './find-hosts.ts';

type OfClaim = { accountId: string | null; subject: { claimId: string; by?: string } };

const toStudent =
  (kind: Notification['kind']) =>
  async (_: unknown, { accountId, subject }: OfClaim): Promise<Notification[]> =>
    accountId ? [{ accountId, kind, subjectId: subject.claimId, by: subject.by ?? null }] : [];

const ofStudent = { about: 'credit_claim', path: creditPaths.claim } as const;
/** The slug of the institution and the claim. */
const ofStaff = {
  about: 'college_claim',
  path(key: string) {
    const [slug = '', claimId = ''] = key.split('.');
    return creditPaths.collegeClaim(slug, claimId);
  },
} as const;

export const creditNotifications: Notifications = {
  rules: {
    'credit.ruleChanged': { none: 'Claims that have begun keep their rule.' },
    'credit.logged': { none: 'It is an action of the member.' },
    'credit.changed': { none: 'It is an action of the member, which no one else sees.' },
    'credit.hostAsked': { tells: tellHosts },
    'credit.evidenceAsked': { tells: toStudent('claim_evidence_needed') },
    'credit.confirmed': { tells: toStudent('claim_confirmed') },
    'credit.reachedCollege': { tells: (tx, event) => tellStaff(tx, 'claim_waits', event) },
    'credit.returned': { tells: toStudent('claim_returned') },
    'credit.approved': { tells: toStudent('claim_approved') },
    'credit.declined': { tells: toStudent('claim_declined') },
    'credit.withdrawn': { when: ({ isByTime }) => isByTime, tells: toStudent('claim_withdrawn') },
    'credit.released': { tells: toStudent('claim_released') },
    'credit.takenBack': { tells: toStudent('claim_taken_back') },
    'credit.appealed': { tells: (tx, event) => tellStaff(tx, 'claim_appealed', event) },
    'credit.appealDecided': { tells: toStudent('claim_appeal_decided') },
    'credit.late': { tells: toStudent('claim_late') },
    'credit.withoutStaff': { tells: toStudent('claim_waits_for_no_one') },
  } satisfies NotificationRules<typeof creditEvents>,
  forms: {
    claim_host_asked: { about: 'hosted_claim', path: creditPaths.hostedClaim, namesActor: true },
    claim_confirmed: ofStudent,
    claim_returned: ofStudent,
    claim_evidence_needed: ofStudent,
    claim_waits: ofStaff,
    claim_waits_for_no_one: ofStudent,
    claim_late: ofStudent,
    claim_approved: ofStudent,
    claim_declined: ofStudent,
    claim_withdrawn: ofStudent,
    claim_released: ofStudent,
    claim_taken_back: ofStudent,
    claim_appealed: ofStaff,
    claim_appeal_decided: ofStudent,
  },
  subjects: {
    credit_claim: async (db, ids) =>
      describe(await find(db, ids), ({ id, organisation }) => ({ thing: organisation, key: id })),
    hosted_claim: async (db, ids) =>
      describe(await find(db, ids), ({ id, project_name: project }) => ({ thing: project, key: id })),
    // Lines for staff name no student.
    college_claim: async (db, ids) =>
      describe(await find(db, ids), ({ id, organisation, slug }) => ({
        thing: organisation,
        key: `${slug}.${id}`,
      })),
  },
};

async function tellHosts(tx: Tx, { accountId: by, subject }: OfClaim): Promise<Notification[]> {
  const hosts = await findHosts(tx, subject.claimId);
  return hosts.map((accountId) => ({
    accountId,
    kind: 'claim_host_asked',
    subjectId: subject.claimId,
    by,
  }));
}

/** Those who may decide it: the lines name no student. */
async function tellStaff(
  tx: Tx,
  kind: Notification['kind'],
  { subject: { claimId } }: OfClaim,
): Promise<Notification[]> {
  const staff = await findDeciders(tx, claimId);
  return staff.map((accountId) => ({ accountId, kind, subjectId: claimId }));
}

type Found = Awaited<ReturnType<typeof find>>[number];

function find(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .select(['claim.id', 'claim.project_name', 'organisations.name as organisation', 'organisations.slug'])
    .where('claim.id', 'in', [...ids])
    .execute();
}

function describe(
  rows: readonly Found[],
  present: (row: Found) => NotifiedSubject,
): Map<string, NotifiedSubject> {
  return new Map(rows.map((row) => [row.id, present(row)]));
}
