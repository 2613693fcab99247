import {
  putIntroductionAcceptance,
  putIntroductionDecline,
  putIntroductionWithdrawal,
} from '#contract/introductions/calls.ts';
import {
  putIntroductionCapacity,
  putProjectIntroductionCapacity,
} from '#contract/introductions/capacity-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const introductionNoBeginnings = {
  own: [putIntroductionCapacity, putProjectIntroductionCapacity],
  ends: [putIntroductionDecline, putIntroductionWithdrawal],
  owed: [putIntroductionAcceptance],
} satisfies NoBeginnings;
