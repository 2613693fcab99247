import { putMentorClosing, putMentorPause, putStillMentoring } from '#contract/mentors/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const mentorNoBeginnings = {
  ends: [putMentorPause, putMentorClosing],
  owed: [putStillMentoring],
} satisfies NoBeginnings;
