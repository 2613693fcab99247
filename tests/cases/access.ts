import * as calls from '#contract/cases/calls.ts';
import * as reportCalls from '#contract/cases/report-calls.ts';
import * as suspensionCalls from '#contract/cases/suspension-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { reportThings } from './things.ts';

/** The thing that each call of this module names. */
export const caseAccess = accessOf(
  { ...reportCalls, ...suspensionCalls, ...calls },
  {
    getReportable: reportThings.reported,
    postReport: reportThings.reported,
    postGuestReport: reportThings.reported,
    putGuestReport: reportThings.guestReport,
    getReport: reportThings.report,
    postReportPicture: reportThings.report,
    putSecondLook: reportThings.reportOfNothing,
    getJudgedCase: reportThings.judgedCase,
    postCaseAppeal: reportThings.judgedCase,
    postSuspendedLogIn: nothing,
    getSuspension: nothing,
    postSuspensionAppeal: nothing,
    getCases: nothing,
    getNextCase: nothing,
    putCaseRecusal: reportThings.case,
    getCase: reportThings.case,
    putCaseDecision: reportThings.case,
    putCaseAnswer: reportThings.appealedCase,
    viewCasePicture: reportThings.casePicture,
  },
  // A warning takes no days.
  { putCaseDecision: { days: () => undefined } },
);
