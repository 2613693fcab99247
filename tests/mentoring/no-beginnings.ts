import {
  deleteNextStep,
  postNextStep,
  postNoShowAppeal,
  postSessionMessage,
  putClaimAnswer,
  putMeetingAnswer,
  putNextStep,
  putNote,
} from '#contract/mentoring/after-calls.ts';
import {
  deleteMove,
  putCancellation,
  putConfirmation,
  putMeetingLocation,
  putMentoringDecline,
  putMentoringWithdrawal,
  putMove,
  putMoveAnswer,
} from '#contract/mentoring/calls.ts';
import { deleteWaitingList } from '#contract/mentoring/list-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const mentoringNoBeginnings = {
  safety: [postNoShowAppeal],
  ends: [
    putMentoringDecline,
    putMentoringWithdrawal,
    putCancellation,
    deleteMove,
    deleteNextStep,
    deleteWaitingList,
  ],
  owed: [
    putConfirmation,
    putMove,
    putMoveAnswer,
    putMeetingLocation,
    putMeetingAnswer,
    putClaimAnswer,
    postSessionMessage,
    putNote,
    postNextStep,
    putNextStep,
  ],
} satisfies NoBeginnings;
