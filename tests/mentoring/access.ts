import * as afterCalls from '#contract/mentoring/after-calls.ts';
import * as calls from '#contract/mentoring/calls.ts';
import * as deskCalls from '#contract/mentoring/desk-calls.ts';
import * as fileCalls from '#contract/mentoring/file-calls.ts';
import * as listCalls from '#contract/mentoring/list-calls.ts';
import * as timesCalls from '#contract/mentoring/times-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { question, startIn, topic } from './sessions.ts';
import { mentoringThings as things } from './things.ts';

/** The thing that each call of this module names. */
export const mentoringAccess = accessOf(
  { ...calls, ...afterCalls, ...listCalls, ...timesCalls, ...deskCalls, ...fileCalls },
  {
    getMentorTimes: things.mentorByHandle,
    getMentorRecord: things.mentor,
    getMoveTimes: things.confirmed,
    listOtherMentors: things.request,
    listNoShowAppeals: nothing,
    getNoShowAppeal: things.appeal,
    putNoShowDecision: things.appeal,
    postReservation: things.mentor,
    getReservation: nothing,
    postMentoringRequest: things.mentor,
    postMentoringRequestForm: things.mentor,
    getMentoringFile: things.file,
    listSessions: nothing,
    getSession: things.asked,
    putConfirmation: things.asked,
    putMentoringDecline: things.asked,
    putMentoringWithdrawal: things.request,
    putCancellation: things.confirmed,
    putMove: things.confirmed,
    putMoveAnswer: things.moved,
    deleteMove: things.offered,
    putMeetingLocation: things.confirmed,
    getMentoringEntry: things.confirmed,
    putMeetingAnswer: things.over,
    putClaimAnswer: things.claimed,
    postNoShowAppeal: things.missed,
    postSessionMessage: nothing,
    putNote: things.confirmed,
    postNextStep: things.confirmed,
    putNextStep: things.step,
    deleteNextStep: things.step,
    postThanks: things.held,
    putThanks: things.thanked,
    listWaitingLists: nothing,
    putWaitingList: things.fullMentor,
    deleteWaitingList: things.anyMentor,
  },
  {
    putNoShowDecision: { outcome: () => 'refused' },
    postReservation: { startsAt: () => startIn(5) },
    getReservation: { personId: () => 'nobodys' },
    postMentoringRequest: { startsAt: () => startIn(5), topic: () => topic, question: () => question },
    postMentoringRequestForm: { startsAt: () => startIn(5), topic: () => topic, question: () => question },
    putConfirmation: { kind: () => 'written' },
    putMentoringDecline: { reason: () => 'no_time' },
    putCancellation: { reason: () => 'ill' },
    putMove: { starts: () => [startIn(6)] },
    putMoveAnswer: { time: () => startIn(4) },
    putMeetingLocation: { kind: () => 'public', location: () => 'The library' },
    putMeetingAnswer: { answer: () => 'yes' },
    putClaimAnswer: { answer: () => 'contest' },
    postNoShowAppeal: { words: () => 'I was there, and waited for half an hour.' },
    postSessionMessage: { sessionId: () => 'nobodys' },
    putNote: { whose: () => 'own', version: () => 0 },
    postNextStep: { who: () => 'mentor' },
    putNextStep: { isDone: () => true },
    putThanks: { isShown: () => true },
  },
);
