import {
  postCaseAppeal,
  postGuestReport,
  postReport,
  postReportPicture,
  putGuestReport,
  putSecondLook,
} from '#contract/cases/report-calls.ts';
import { postSuspensionAppeal } from '#contract/cases/suspension-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const caseNoBeginnings = {
  safety: [postReport, postReportPicture, putSecondLook, postCaseAppeal, postSuspensionAppeal],
  others: [postGuestReport, putGuestReport],
} satisfies NoBeginnings;
