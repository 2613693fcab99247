import {
  deleteOpportunity,
  deleteSaving,
  deleteSubmission,
  putClosure,
  putPause,
  putSaving,
} from '#contract/opportunities/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const opportunityNoBeginnings = {
  own: [putSaving, deleteSaving],
  ends: [deleteOpportunity, deleteSubmission, putPause, putClosure],
} satisfies NoBeginnings;
