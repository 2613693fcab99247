import {
  postGuestRightsRequest,
  postRightsRequest,
  putGuestRightsRequest,
  putRightsContest,
  putRightsWithdrawal,
} from '#contract/rights/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const rightsNoBeginnings = {
  safety: [postRightsRequest, putRightsWithdrawal, putRightsContest],
  others: [postGuestRightsRequest, putGuestRightsRequest],
} satisfies NoBeginnings;
