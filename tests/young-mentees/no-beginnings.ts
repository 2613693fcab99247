import { postYoungQuestionBack, putYoungEnd } from '#contract/young-mentees/calls.ts';
import {
  postGuardianAnswer,
  postGuardianMentorReport,
  postGuardianVisit,
  putGuardianLive,
  putGuardianYes,
} from '#contract/young-mentees/guardian-calls.ts';
import { deleteOwnYoungMentor, putYoungReference } from '#contract/young-mentees/mentor-calls.ts';
import {
  postYoungCheckIn,
  postYoungGoOn,
  postYoungPlanEnd,
  postYoungPlanPause,
  postYoungReached,
} from '#contract/young-mentees/plan-calls.ts';
import {
  postYoungAppeal,
  postYoungMeetingAnswer,
  postYoungMessage,
  postYoungMove,
  postYoungMoveAnswer,
  postYoungNextStep,
  postYoungNote,
  postYoungTick,
} from '#contract/young-mentees/session-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const youngMenteeNoBeginnings = {
  safety: [postYoungAppeal],
  ends: [putYoungEnd, postYoungPlanPause, postYoungPlanEnd, deleteOwnYoungMentor],
  owed: [
    postYoungQuestionBack,
    postYoungMove,
    postYoungMoveAnswer,
    postYoungMessage,
    postYoungMeetingAnswer,
    postYoungNote,
    postYoungNextStep,
    postYoungTick,
    postYoungCheckIn,
    postYoungGoOn,
    postYoungReached,
  ],
  others: [
    putGuardianYes,
    putGuardianLive,
    postGuardianVisit,
    postGuardianAnswer,
    postGuardianMentorReport,
    putYoungReference,
  ],
} satisfies NoBeginnings;
