import { putConsentWithdrawal } from '#contract/consents/calls.ts';
import { putMarketing } from '#contract/consents/marketing-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const consentNoBeginnings = {
  own: [putMarketing, putConsentWithdrawal],
} satisfies NoBeginnings;
