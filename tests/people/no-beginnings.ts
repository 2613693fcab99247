import { deleteFormerHandle, putVisibility } from '#contract/people/public-profile-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const peopleNoBeginnings = {
  asked: [putVisibility],
  own: [deleteFormerHandle],
} satisfies NoBeginnings;
