import {
  deleteCreditConfirmation,
  deleteOpportunityInstitution,
  putCreditRefusal,
} from '#contract/credit-opportunities/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const creditOpportunityNoBeginnings = {
  ends: [deleteOpportunityInstitution, deleteCreditConfirmation, putCreditRefusal],
} satisfies NoBeginnings;
