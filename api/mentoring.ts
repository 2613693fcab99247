import * as afterCalls from '#contract/mentoring/after-calls.ts';
import * as calls from '#contract/mentoring/calls.ts';
import * as deskCalls from '#contract/mentoring/desk-calls.ts';
import * as fileCalls from '#contract/mentoring/file-calls.ts';
import * as listCalls from '#contract/mentoring/list-calls.ts';
import * as timesCalls from '#contract/mentoring/times-calls.ts';
import { calendarFile } from '#core/applications/calendar-file.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerClaim } from '#core/mentoring/answer-claim.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { answerMove } from '#core/mentoring/answer-move.ts';
import { appealNoShow } from '#core/mentoring/appeal-no-show.ts';
import { askMentor } from '#core/mentoring/ask-mentor.ts';
import { cancelSession } from '#core/mentoring/cancel-session.ts';
import { changeLocation } from '#core/mentoring/change-location.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { decideAppeal } from '#core/mentoring/decide-appeal.ts';
import { declineRequest } from '#core/mentoring/decline-request.ts';
import { deleteNextStep } from '#core/mentoring/delete-next-step.ts';
import { findCalendarEntry } from '#core/mentoring/find-calendar-entry.ts';
import { getMentorRecord } from '#core/mentoring/get-mentor-record.ts';
import { getMentorTimes } from '#core/mentoring/get-mentor-times.ts';
import { getMoveTimes } from '#core/mentoring/get-move-times.ts';
import { getReservation } from '#core/mentoring/get-reservation.ts';
import { getSession } from '#core/mentoring/get-session.ts';
import { joinList } from '#core/mentoring/join-list.ts';
import { leaveList } from '#core/mentoring/leave-list.ts';
import { listAppeals } from '#core/mentoring/list-appeals.ts';
import { listLists } from '#core/mentoring/list-lists.ts';
import { listOtherMentors } from '#core/mentoring/list-other-mentors.ts';
import { listSessions } from '#core/mentoring/list-sessions.ts';
import { moveSession } from '#core/mentoring/move-session.ts';
import { openAppeal } from '#core/mentoring/open-appeal.ts';
import { openMentoringFile } from '#core/mentoring/open-mentoring-file.ts';
import { reserveSlot } from '#core/mentoring/reserve-slot.ts';
import { showThanks } from '#core/mentoring/show-thanks.ts';
import { takeMoveBack } from '#core/mentoring/take-move-back.ts';
import { thank } from '#core/mentoring/thank.ts';
import { tickNextStep } from '#core/mentoring/tick-next-step.ts';
import { withdrawRequest } from '#core/mentoring/withdraw-request.ts';
import { writeMessage } from '#core/mentoring/write-message.ts';
import { writeNote } from '#core/mentoring/write-note.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { calendarBytes } from './calendar-bytes.ts';
import { sendFormWithFiles } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendSentFile } from './sent-file.ts';
import { downloadsIn } from './texts/by-language.ts';

const changes = [perHour(120, byMember)];
const asks = perHour(60, byMember, { shared: 'requests to mentors' });

export const mentoringEndpoints: Endpoint[] = [
  answer(timesCalls.getMentorTimes, ({ core, actor, params }) => getMentorTimes(core, actor, params)),
  answer(timesCalls.getMentorRecord, ({ core, actor, params }) =>
    getMentorRecord(core, actor, params.personId),
  ),
  answer(timesCalls.getMoveTimes, ({ core, actor, params }) => getMoveTimes(core, actor, params)),
  answer(timesCalls.listOtherMentors, ({ core, actor, params }) =>
    listOtherMentors(core, actor, params.sessionId),
  ),
  answer(
    calls.postReservation,
    ({ core, actor, params: { personId: mentorId, startsAt } }) =>
      reserveSlot(core, actor, { mentorId, startsAt }),
    [perHour(60, byMember)],
  ),
  answer(calls.getReservation, ({ core, actor, params }) =>
    getReservation(core, actor, { mentorId: params.personId }),
  ),
  answer(
    calls.postMentoringRequest,
    ({ core, actor, params: { personId: mentorId, ...asked } }) =>
      askMentor(core, actor, { mentorId, ...asked }),
    [asks],
  ),
  answer(
    fileCalls.postMentoringRequestForm,
    ({ core, actor, params: { personId: mentorId }, request }) =>
      sendFormWithFiles(request, fileCalls.requestFields, {
        most: sessionLimits.attachments + 1,
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ links, ...asked }, brought) =>
          askMentor(core, actor, { mentorId, ...asked, links: links.split(/\s+/).filter(Boolean), brought }),
      }),
    [asks],
  ),
  answer(fileCalls.getMentoringFile, async ({ core, actor, params, request }) =>
    sendSentFile(await openMentoringFile(core, actor, params.fileId), request),
  ),
  answer(calls.listSessions, ({ core, actor, params }) => listSessions(core, actor, params)),
  answer(calls.getSession, ({ core, actor, params }) => getSession(core, actor, params.sessionId)),
  answer(calls.putConfirmation, ({ core, actor, params }) => confirmRequest(core, actor, params), changes),
  answer(
    calls.putMentoringDecline,
    ({ core, actor, params }) => declineRequest(core, actor, params),
    changes,
  ),
  answer(calls.putMentoringWithdrawal, ({ core, actor, params }) =>
    withdrawRequest(core, actor, params.sessionId),
  ),
  answer(calls.putCancellation, ({ core, actor, params }) => cancelSession(core, actor, params), changes),
  answer(
    calls.putMove,
    ({ core, actor, params: { sessionId, starts: times } }) => moveSession(core, actor, { sessionId, times }),
    changes,
  ),
  answer(calls.putMoveAnswer, ({ core, actor, params }) => answerMove(core, actor, params), changes),
  answer(calls.deleteMove, ({ core, actor, params }) => takeMoveBack(core, actor, params.sessionId)),
  answer(calls.putMeetingLocation, ({ core, actor, params }) => changeLocation(core, actor, params), changes),
  answer(calls.getMentoringEntry, async ({ core, actor, params }) => {
    const entry = await findCalendarEntry(core, actor, params.sessionId);
    const { interview } = await downloadsIn(ownLanguage(core, actor));
    return calendarBytes(calendarFile(entry, interview), 'session.ics');
  }),

  answer(
    afterCalls.putMeetingAnswer,
    ({ core, actor, params }) => answerMeeting(core, actor, params),
    changes,
  ),
  answer(afterCalls.putClaimAnswer, ({ core, actor, params }) => answerClaim(core, actor, params), changes),
  answer(
    afterCalls.postNoShowAppeal,
    ({ core, actor, params }) => appealNoShow(core, actor, params),
    changes,
  ),
  answer(
    afterCalls.postSessionMessage,
    ({ core, actor, params }) => writeMessage(core, actor, params),
    changes,
  ),
  answer(afterCalls.putNote, ({ core, actor, params }) => writeNote(core, actor, params), [
    perHour(300, byMember),
  ]),
  answer(afterCalls.postNextStep, ({ core, actor, params }) => addNextStep(core, actor, params), changes),
  answer(afterCalls.putNextStep, ({ core, actor, params }) => tickNextStep(core, actor, params), changes),
  answer(afterCalls.deleteNextStep, ({ core, actor, params }) => deleteNextStep(core, actor, params)),
  answer(afterCalls.postThanks, ({ core, actor, params }) => thank(core, actor, params), changes),
  answer(afterCalls.putThanks, ({ core, actor, params }) => showThanks(core, actor, params), changes),

  answer(deskCalls.listNoShowAppeals, ({ core, actor }) => listAppeals(core, actor)),
  answer(deskCalls.getNoShowAppeal, ({ core, actor, params }) => openAppeal(core, actor, params.sessionId)),
  answer(deskCalls.putNoShowDecision, ({ core, actor, params }) => decideAppeal(core, actor, params)),

  answer(listCalls.listWaitingLists, ({ core, actor }) => listLists(core, actor)),
  answer(
    listCalls.putWaitingList,
    ({ core, actor, params }) => joinList(core, actor, params.personId),
    changes,
  ),
  answer(listCalls.deleteWaitingList, ({ core, actor, params }) => leaveList(core, actor, params.personId)),
];
