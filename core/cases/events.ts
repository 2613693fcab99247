import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofCase = z.object({ caseId: z.string() });
const ofReport = z.object({ caseId: z.string(), reportId: z.string() });

export const caseEvents = {
  /** By its account, or by somebody without one. */
  'cases.reported': ofReport,
  /** The first report of a thing. */
  'cases.opened': ofCase,
  /** By its account, an administrator. */
  'cases.decided': ofCase,
  /** For each of those who answer for what was reported, unless nothing was done. */
  'cases.judged': ofCase,
  /** For each who has reported it. */
  'cases.reportAnswered': ofReport,
  'cases.appealed': ofCase,
  /** For who has appealed. */
  'cases.appealAnswered': ofCase,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof caseEvents> {}
}
