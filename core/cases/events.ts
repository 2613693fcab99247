import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofCase = z.object({ caseId: z.string() });
const ofReport = z.object({ caseId: z.string(), reportId: z.string() });

export const caseEvents = {
  /** The account is the reporter's; null for a guest. */
  'cases.reported': ofReport,
  /** The first report of an item. */
  'cases.opened': ofCase,
  /** The account is the administrator's. */
  'cases.decided': ofCase,
  /** One for each member responsible for the reported item, unless the outcome is nothing. */
  'cases.judged': ofCase,
  /** One for each reporter. */
  'cases.reportAnswered': ofReport,
  /** The account is the reporter's; null for a guest. */
  'cases.secondLookAsked': ofReport,
  'cases.appealed': ofCase,
  /** The account is that of the member who appealed. */
  'cases.appealAnswered': ofCase,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof caseEvents> {}
}
