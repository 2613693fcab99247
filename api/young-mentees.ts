import * as calls from '#contract/young-mentees/calls.ts';
import * as deskCalls from '#contract/young-mentees/desk-calls.ts';
import * as mentorCalls from '#contract/young-mentees/mentor-calls.ts';
import * as planCalls from '#contract/young-mentees/plan-calls.ts';
import * as sessionCalls from '#contract/young-mentees/session-calls.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { addNextStep } from '#core/mentoring/add-next-step.ts';
import { answerMeeting } from '#core/mentoring/answer-meeting.ts';
import { moveSession } from '#core/mentoring/move-session.ts';
import { tickNextStep } from '#core/mentoring/tick-next-step.ts';
import { writeMessage } from '#core/mentoring/write-message.ts';
import { writeNote } from '#core/mentoring/write-note.ts';
import { endMentorship } from '#core/mentorships/end-mentorship.ts';
import { getMentorshipTimes } from '#core/mentorships/get-mentorship-times.ts';
import { goOn } from '#core/mentorships/go-on.ts';
import { pauseMentorship } from '#core/mentorships/pause-mentorship.ts';
import { resumeMentorship } from '#core/mentorships/resume-mentorship.ts';
import { sayReached } from '#core/mentorships/say-reached.ts';
import { writeCheckIn } from '#core/mentorships/write-check-in.ts';
import { actInPlan, findOwnPlan } from '#core/young-mentees/act-in-plan.ts';
import { actInSession } from '#core/young-mentees/act-in-session.ts';
import { answerYoungMove } from '#core/young-mentees/answer-young-move.ts';
import { answerYoungReference } from '#core/young-mentees/answer-young-reference.ts';
import { appealYoung } from '#core/young-mentees/appeal-young.ts';
import { applyForYoung } from '#core/young-mentees/apply-for-young.ts';
import { askBackYoung } from '#core/young-mentees/ask-back-young.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { askYoungPlan } from '#core/young-mentees/ask-young-plan.ts';
import { bookYoungSessions } from '#core/young-mentees/book-young-sessions.ts';
import { chooseYoungSlot } from '#core/young-mentees/choose-young-slot.ts';
import { decideYoungMentor } from '#core/young-mentees/decide-young-mentor.ts';
import { endOwnYoungMentor } from '#core/young-mentees/end-own-young-mentor.ts';
import { endYoung } from '#core/young-mentees/end-young.ts';
import { getDeskYoungMentor } from '#core/young-mentees/get-desk-young-mentor.ts';
import { getOwnYoungMentor } from '#core/young-mentees/get-own-young-mentor.ts';
import { getYoungReference } from '#core/young-mentees/get-young-reference.ts';
import { getYoungRequest } from '#core/young-mentees/get-young-request.ts';
import { getYoungTimes } from '#core/young-mentees/get-young-times.ts';
import { listDeskYoung } from '#core/young-mentees/list-desk-young.ts';
import { listYoungMentors } from '#core/young-mentees/list-young-mentors.ts';
import { mailYoungStatementCode } from '#core/young-mentees/mail-young-statement-code.ts';
import { openYoungPicture } from '#core/young-mentees/open-young-picture.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import { switchYoung } from '#core/young-mentees/switch-young.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import { sendFormWithFiles } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendSentFile } from './sent-file.ts';
import { youngGuardianEndpoints } from './young-mentees/guardians.ts';

const changes = [perHour(60, byMember)];

export const youngMenteeEndpoints: Endpoint[] = [
  answer(calls.getYoungMentors, ({ core, actor, params }) => listYoungMentors(core, actor, params)),
  answer(
    calls.postYoungRequest,
    ({ core, actor, request }) =>
      sendFormWithFiles(request, calls.youngRequestFields, {
        most: sessionLimits.attachments + 1,
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ personId: mentorId, work, links, ...asked }, brought) =>
          askYoung(core, actor, {
            mentorId,
            kind: work === 'session' ? 'session' : 'review',
            work: work === 'session' ? '' : work,
            ...asked,
            links: links.split(/\s+/).filter(Boolean),
            brought,
          }),
      }),
    changes,
  ),
  answer(calls.getYoungRequest, ({ core, actor, params }) => getYoungRequest(core, actor, params.requestId)),
  answer(
    calls.putYoungEnd,
    ({ core, actor, params: { requestId, ...why } }) => endYoung(core, actor, requestId, why),
    changes,
  ),
  answer(
    calls.postYoungSending,
    ({ core, actor, params }) => sendYoung(core, actor, params.requestId),
    changes,
  ),
  answer(
    calls.postYoungQuestionBack,
    ({ core, actor, params }) => askBackYoung(core, actor, params),
    changes,
  ),
  answer(calls.getYoungPicture, async ({ core, actor, params, request }) =>
    sendSentFile(await openYoungPicture(core, actor, params.fileId), request),
  ),

  answer(sessionCalls.getYoungTimes, ({ core, actor, params }) => getYoungTimes(core, actor, params)),
  answer(
    sessionCalls.postYoungSlot,
    ({ core, actor, params }) => chooseYoungSlot(core, actor, params),
    changes,
  ),
  answer(
    sessionCalls.postYoungMove,
    ({ core, actor, params: { requestId, startsAt } }) =>
      actInSession(core, actor, requestId, (sessionId) =>
        moveSession(core, actor, { sessionId, times: [startsAt] }),
      ),
    changes,
  ),
  answer(
    sessionCalls.postYoungMoveAnswer,
    ({ core, actor, params }) => answerYoungMove(core, actor, params),
    changes,
  ),
  answer(
    sessionCalls.postYoungMessage,
    ({ core, actor, params: { requestId, text } }) =>
      actInSession(core, actor, requestId, (sessionId) => writeMessage(core, actor, { sessionId, text })),
    changes,
  ),
  answer(
    sessionCalls.postYoungMeetingAnswer,
    ({ core, actor, params: { requestId, answer: said } }) =>
      actInSession(core, actor, requestId, (sessionId) =>
        answerMeeting(core, actor, { sessionId, answer: said }),
      ),
    changes,
  ),
  answer(
    sessionCalls.postYoungAppeal,
    ({ core, actor, params }) => appealYoung(core, actor, params),
    changes,
  ),
  answer(
    sessionCalls.postYoungNote,
    ({ core, actor, params: { requestId, ...note } }) =>
      actInSession(core, actor, requestId, (sessionId) =>
        writeNote(core, actor, { sessionId, whose: 'both', ...note }),
      ),
    changes,
  ),
  answer(
    sessionCalls.postYoungNextStep,
    ({ core, actor, params: { requestId, ...step } }) =>
      actInSession(core, actor, requestId, (sessionId) => addNextStep(core, actor, { sessionId, ...step })),
    changes,
  ),
  answer(
    sessionCalls.postYoungTick,
    ({ core, actor, params: { requestId, ...tick } }) =>
      actInSession(core, actor, requestId, (sessionId) => tickNextStep(core, actor, { sessionId, ...tick })),
    changes,
  ),

  answer(
    planCalls.postYoungPlan,
    ({ core, actor, params: { requestId, ...plan } }) =>
      askYoungPlan(core, actor, { requestId, plan: { ...plan, locationKind: 'written' } }),
    changes,
  ),
  answer(
    planCalls.postYoungPlanPause,
    ({ core, actor, params: { requestId, weeks } }) =>
      actInPlan(core, actor, requestId, (mentorshipId) =>
        weeks === 0
          ? resumeMentorship(core, actor, mentorshipId)
          : pauseMentorship(core, actor, { mentorshipId, weeks }),
      ),
    changes,
  ),
  answer(
    planCalls.postYoungPlanEnd,
    ({ core, actor, params: { requestId, ...why } }) =>
      actInPlan(core, actor, requestId, (mentorshipId) =>
        endMentorship(core, actor, { mentorshipId, ...why }),
      ),
    changes,
  ),
  answer(
    planCalls.postYoungCheckIn,
    ({ core, actor, params: { requestId, ...said } }) =>
      actInPlan(core, actor, requestId, (mentorshipId) =>
        writeCheckIn(core, actor, { mentorshipId, ...said }),
      ),
    changes,
  ),
  answer(
    planCalls.postYoungGoOn,
    ({ core, actor, params: { requestId } }) =>
      actInPlan(core, actor, requestId, (mentorshipId) => goOn(core, actor, mentorshipId)),
    changes,
  ),
  answer(
    planCalls.postYoungReached,
    ({ core, actor, params: { requestId, text } }) =>
      actInPlan(core, actor, requestId, (mentorshipId) => sayReached(core, actor, { mentorshipId, text })),
    changes,
  ),
  answer(planCalls.getYoungPlanTimes, async ({ core, actor, params: { requestId, count, ...wanted } }) =>
    getMentorshipTimes(core, actor, {
      mentorshipId: await findOwnPlan(core, actor, requestId),
      count: Number(count),
      ...wanted,
    }),
  ),
  answer(
    planCalls.postYoungPlanSessions,
    ({ core, actor, params }) => bookYoungSessions(core, actor, params),
    changes,
  ),

  ...youngGuardianEndpoints,

  answer(mentorCalls.getOwnYoungMentor, ({ core, actor }) => getOwnYoungMentor(core.db, actor.id)),
  answer(mentorCalls.postYoungStatementCode, ({ core, actor }) => mailYoungStatementCode(core, actor), [
    perHour(10, byMember),
  ]),
  answer(
    mentorCalls.postYoungApplication,
    ({ core, actor, params: { code, agrees, firstName, firstEmail, secondName, secondEmail } }) =>
      applyForYoung(core, actor, {
        code,
        agrees,
        references: [
          { name: firstName, email: firstEmail },
          { name: secondName, email: secondEmail },
        ],
      }),
    changes,
  ),
  answer(mentorCalls.deleteOwnYoungMentor, ({ core, actor }) => endOwnYoungMentor(core, actor), changes),
  // An unguessable link is never refused by a count.
  answer(mentorCalls.getYoungReference, ({ core, params: { requestId: id, secret } }) =>
    getYoungReference(core, { id, secret }),
  ),
  answer(mentorCalls.putYoungReference, ({ core, params: { requestId: id, ...said } }) =>
    answerYoungReference(core, { id, ...said }),
  ),

  answer(deskCalls.getDeskYoungMentors, ({ core, actor, params }) => listDeskYoung(core, actor, params.list)),
  answer(deskCalls.putYoungMentoring, ({ core, actor, params }) => switchYoung(core, actor, params.isOn)),
  answer(deskCalls.getDeskYoungMentor, ({ core, actor, params }) =>
    getDeskYoungMentor(core, actor, params.personId),
  ),
  answer(deskCalls.postYoungDecision, ({ core, actor, params: { personId: mentorId, ...said } }) =>
    decideYoungMentor(core, actor, { mentorId, ...said }),
  ),
];
