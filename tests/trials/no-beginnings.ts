import {
  deleteTrialAnswers,
  putTrialAnswers,
  putTrialDecision,
  putTrialQuestionsEnd,
} from '#contract/trials/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const trialNoBeginnings = {
  ends: [deleteTrialAnswers, putTrialQuestionsEnd],
  owed: [putTrialAnswers, putTrialDecision],
} satisfies NoBeginnings;
