import {
  deleteSeat,
  putAttendance,
  putOfficeHourCancellation,
  putOfficeHourLink,
} from '#contract/office-hours/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const officeHourNoBeginnings = {
  ends: [deleteSeat, putOfficeHourCancellation],
  owed: [putOfficeHourLink, putAttendance],
} satisfies NoBeginnings;
