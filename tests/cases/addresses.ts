import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { innerCasePaths } from '#contract/cases/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { peopleThings } from '../people/things.ts';
import { reportThings } from './things.ts';

export const caseAddresses: Addresses = async ({ own, ofOther }) => ({
  [casePaths.report(':kind', ':thingId')]: casePaths.report(
    'person',
    await own(peopleThings.person, 'personId'),
  ),
  [innerCasePaths.reportCode(':reportId', ':secret')]: innerCasePaths.reportCode(
    await own(reportThings.guestReport, 'reportId'),
    await own(reportThings.guestReport, 'secret'),
  ),
  [casePaths.ownReport(':reportId')]: casePaths.ownReport(await own(reportThings.report, 'reportId')),
  [casePaths.judgedCase(':caseId')]: casePaths.judgedCase(await own(reportThings.judgedCase, 'caseId')),
  [caseDeskPaths.case(':caseId')]: caseDeskPaths.case(await ofOther(reportThings.case, 'caseId')),
});
