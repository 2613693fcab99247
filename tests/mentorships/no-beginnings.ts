import {
  deleteMentorshipPause,
  putCheckIn,
  putGoOn,
  putMentorshipAgreement,
  putMentorshipDecline,
  putMentorshipEnd,
  putMentorshipPause,
  putMentorshipPlan,
  putMentorshipWithdrawal,
  putReached,
} from '#contract/mentorships/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const mentorshipNoBeginnings = {
  ends: [
    putMentorshipDecline,
    putMentorshipWithdrawal,
    putMentorshipPause,
    deleteMentorshipPause,
    putMentorshipEnd,
  ],
  owed: [putMentorshipPlan, putMentorshipAgreement, putCheckIn, putGoOn, putReached],
} satisfies NoBeginnings;
