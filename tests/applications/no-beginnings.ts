import {
  patchApplication,
  putAcceptance,
  putApplicationConversation,
  putConfirmation,
  putWithdrawal,
} from '#contract/applications/calls.ts';
import { putDecidedClosure, putDeclines, putUndoneDeclines } from '#contract/applications/deciding-calls.ts';
import { postApplicationExport } from '#contract/applications/export-calls.ts';
import { postApplicationFileForm, putApplicationFile } from '#contract/applications/file-calls.ts';
import {
  deleteInterview,
  putInterview,
  putInterviewMove,
  putInterviewTime,
  putMovedTime,
} from '#contract/applications/interview-calls.ts';
import {
  deleteApplicationNote,
  patchApplicationNote,
  postApplicationNote,
} from '#contract/applications/note-calls.ts';
import {
  deleteDecline,
  deleteHeldSeat,
  deleteOffer,
  putDecline,
  putJoining,
  putOffer,
  putOpening,
  putShortlisting,
} from '#contract/applications/received-calls.ts';
import { postTrialForm, putTrial, putTrialResult } from '#contract/applications/trial-task-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const applicationNoBeginnings = {
  ends: [
    putWithdrawal,
    putDecline,
    deleteOffer,
    deleteHeldSeat,
    deleteDecline,
    putDeclines,
    putUndoneDeclines,
    putDecidedClosure,
    deleteApplicationNote,
    deleteInterview,
  ],
  owed: [
    patchApplication,
    putConfirmation,
    putApplicationConversation,
    putOpening,
    putShortlisting,
    putOffer,
    putAcceptance,
    putJoining,
    postApplicationExport,
    putApplicationFile,
    postApplicationFileForm,
    putTrial,
    putTrialResult,
    postTrialForm,
    postApplicationNote,
    patchApplicationNote,
    putInterview,
    putMovedTime,
    putInterviewTime,
    putInterviewMove,
  ],
} satisfies NoBeginnings;
