import { casePaths } from '#contract/cases/paths.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import type { Notification, NotificationRules, Notifications } from '../ground/notification.ts';
import type { caseEvents } from './events.ts';

/** Only the page shows the reported item, its reporter and their words. */
const nameless = async (_: unknown, ids: readonly string[]) =>
  new Map(ids.map((id) => [id, { thing: '', key: id }]));
const ofCase = { about: 'case', path: (id: string) => casePaths.judgedCase(id), isForAllAges: true } as const;

export const caseNotifications: Notifications = {
  rules: {
    'cases.reported': { emails: ['report-received'] },
    'cases.opened': { none: 'The list of the administrators shows it by its deadline.' },
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
    report_answered: { about: 'report', path: (id) => casePaths.ownReport(id), isForAllAges: true },
  },
  subjects: { case: nameless, report: nameless },
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
