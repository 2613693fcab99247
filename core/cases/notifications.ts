import { sql } from 'kysely';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { urgentConcerns } from '#contract/cases/report-limits.ts';
import { findStaff } from '../administration/find-staff.ts';
import type { Core } from '../ground/core.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import type { Notification, NotificationRules, Notifications } from '../ground/notification.ts';
import type { caseEvents } from './events.ts';
import { isBarred } from './is-barred.ts';

/** Only the page shows the reported item, its reporter and their words. */
const nameless = async (_: unknown, ids: readonly string[]) =>
  new Map(ids.map((id) => [id, { thing: '', key: id }]));
const ofCase = { about: 'case', path: (id: string) => casePaths.judgedCase(id), isForAllAges: true } as const;

const atDesk = {
  about: 'case_at_desk',
  path: (id: string) => caseDeskPaths.case(id),
  isJoined: true,
} as const;
const doneBy = {
  'cases.decided': ({ subject }: { subject: { caseId: string } }) => ({ subjectId: subject.caseId }),
} as const;

/** The moderators whom nothing bars from an open case. An urgent one has a notification of its own. */
async function tellStaff(
  tx: Tx,
  core: Core,
  caseId: string,
  kind: 'case_waits' | 'case_urgent',
): Promise<Notification[]> {
  const staff = await findStaff(tx, core, 'cases');
  const { rows } = await sql<{ id: string }>`
    select staff.id from cases as one, unnest(${staff}::text[]) as staff (id)
    where one.id = ${caseId} and one.state = 'open' and one.is_urgent = ${kind === 'case_urgent'}
      and not ${isBarred(sql<string>`staff.id`)}
    order by staff.id`.execute(tx);
  return rows.map(({ id: accountId }) => ({ accountId, kind, subjectId: caseId }));
}

async function tellUrgent(tx: Tx, core: Core, caseId: string, reportId: string): Promise<Notification[]> {
  const report = await tx
    .selectFrom('case_reports')
    .select('concern')
    .where('id', '=', reportId)
    .executeTakeFirst();
  const isUrgent = urgentConcerns.some((one) => one === report?.concern);
  return isUrgent ? tellStaff(tx, core, caseId, 'case_urgent') : [];
}

export const caseNotifications: Notifications = {
  rules: {
    'cases.reported': {
      emails: ['report-received'],
      tells: (tx, { subject: { caseId, reportId } }, core) => tellUrgent(tx, core, caseId, reportId),
    },
    'cases.opened': {
      tells: (tx, { subject: { caseId } }, core) => tellStaff(tx, core, caseId, 'case_waits'),
    },
    'cases.decided': { none: 'Each member concerned has an event of their own.' },
    'cases.judged': { emails: ['case-decided'], tells: (tx, event) => tellJudged(tx, event) },
    'cases.reportAnswered': {
      emails: ['report-answered'],
      // Guests get only the email.
      tells: async (_, { accountId, subject }) =>
        accountId ? [{ accountId, kind: 'report_answered', subjectId: subject.reportId }] : [],
    },
    'cases.secondLookAsked': { none: 'The list of the administrators shows it by its deadline.' },
    'cases.appealed': { none: 'The list of the administrators shows it by its deadline.' },
    'cases.appealAnswered': {
      emails: ['case-appeal-answered'],
      tells: async (_, event) => [
        { accountId: accountOf(event), kind: 'case_appeal_answered', subjectId: event.subject.caseId },
      ],
    },
  } satisfies NotificationRules<typeof caseEvents>,
  forms: {
    case_judged: ofCase,
    case_appeal_answered: ofCase,
    case_waits: { ...atDesk, doneBy },
    case_urgent: { ...atDesk, doneBy },
    report_answered: { about: 'report', path: (id) => casePaths.ownReport(id), isForAllAges: true },
  },
  subjects: { case: nameless, report: nameless, case_at_desk: nameless },
};

const isRemovalAlone = (row: { outcome: string | null; also: string[] }) =>
  row.outcome === 'remove' && row.also.length === 0;

/** Removals have their own notification. A suspension has one that the member can read after it has ended. */
async function tellJudged(
  tx: Tx,
  event: { name: string; accountId: string | null; subject: { caseId: string } },
): Promise<readonly Notification[]> {
  const { caseId: subjectId } = event.subject;
  const found = await tx
    .selectFrom('cases')
    .select(['outcome', 'also'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  if (!found || found.outcome === 'nothing' || isRemovalAlone(found)) return [];
  return [{ accountId: accountOf(event), kind: 'case_judged', subjectId }];
}
