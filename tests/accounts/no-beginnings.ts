import { patchEmail, patchPassword, patchPrefs, postAccount } from '#contract/accounts/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const accountNoBeginnings = {
  own: [postAccount, patchEmail, patchPassword, patchPrefs],
} satisfies NoBeginnings;
