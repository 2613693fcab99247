import * as calls from '#contract/young-mentees/calls.ts';
import * as deskCalls from '#contract/young-mentees/desk-calls.ts';
import { youngDeskPaths } from '#contract/young-mentees/desk-paths.ts';
import * as guardianCalls from '#contract/young-mentees/guardian-calls.ts';
import * as mentorCalls from '#contract/young-mentees/mentor-calls.ts';
import * as planCalls from '#contract/young-mentees/plan-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import * as sessionCalls from '#contract/young-mentees/session-calls.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { pageSaid, startIn, topic } from '#tests/mentoring/sessions.ts';
import { goal, planWith } from '#tests/mentorships/mentorships.ts';
import { questionBack, reviewQuestion } from '#tests/written-reviews/reviews.ts';
import { youngMenteeEventCases } from './events.ts';
import { youngMenteeNoBeginnings } from './no-beginnings.ts';
import { preparedYoungPlans } from './prepared-plans.ts';
import { preparedYoungSessions } from './prepared-sessions.ts';
import { preparedYoung } from './prepared-young.ts';
import { youngMenteeThings as things } from './things.ts';
import { childName, referenceName, workLink, youngMessage } from './young.ts';

const unknown = newId();
const { locationKind: _, ...planValues } = planWith();
const ofPlan = Object.fromEntries(Object.entries(planValues).map(([name, value]) => [name, () => value]));

/** The address in a mail. */
async function byLink(to: string, of: (thing: Thing, name: string) => Promise<string>, thing: Thing) {
  const link = { request: await of(thing, 'requestId'), secret: await of(thing, 'secret') };
  return `${to}?${new URLSearchParams(link)}`;
}

const requestEnded = `update young_requests set ended_at = now() where mentee_id = $1`;

export const youngMenteeSamples = {
  access: accessOf(
    { ...calls, ...sessionCalls, ...planCalls, ...mentorCalls, ...guardianCalls, ...deskCalls },
    {
      getYoungMentors: nothing,
      postYoungRequest: nothing,
      getYoungRequest: things.request,
      putYoungEnd: things.request,
      postYoungSending: nothing,
      postYoungQuestionBack: nothing,
      getYoungPicture: things.picture,
      getYoungTimes: things.request,
      postYoungSlot: nothing,
      postYoungMove: nothing,
      postYoungMoveAnswer: nothing,
      postYoungMessage: nothing,
      postYoungMeetingAnswer: nothing,
      postYoungAppeal: nothing,
      postYoungNote: nothing,
      postYoungNextStep: nothing,
      postYoungTick: nothing,
      postYoungPlan: nothing,
      postYoungPlanPause: nothing,
      postYoungPlanEnd: nothing,
      postYoungCheckIn: nothing,
      postYoungGoOn: nothing,
      postYoungReached: nothing,
      getYoungPlanTimes: things.plan,
      postYoungPlanSessions: nothing,
      getOwnYoungMentor: nothing,
      postYoungStatementCode: nothing,
      postYoungApplication: nothing,
      deleteOwnYoungMentor: nothing,
      getYoungReference: things.reference,
      putYoungReference: things.reference,
      getGuardianMentoring: guardianThings.request,
      putGuardianYes: guardianThings.request,
      putGuardianLive: guardianThings.request,
      postGuardianVisit: nothing,
      postGuardianAnswer: nothing,
      postGuardianMentorReport: nothing,
      getGuardianPicture: nothing,
      getDeskYoungMentors: nothing,
      putYoungMentoring: nothing,
      getDeskYoungMentor: things.mentor,
      postYoungDecision: nothing,
    },
    {
      getYoungMentors: {
        search: () => '',
        topic: () => '',
        language: () => '',
        handle: () => '',
        after: () => '',
      },
      postYoungRequest: {
        personId: () => unknown,
        work: () => 'document',
        topic: () => topic,
        question: () => reviewQuestion,
        links: () => workLink,
      },
      putYoungEnd: { reason: () => 'ill' },
      postYoungSending: { requestId: () => unknown },
      postYoungQuestionBack: { requestId: () => unknown, text: () => questionBack },
      postYoungSlot: { requestId: () => unknown, startsAt: () => startIn(5) },
      postYoungMove: { requestId: () => unknown, startsAt: () => startIn(5) },
      postYoungMoveAnswer: { requestId: () => unknown, time: () => '' },
      postYoungMessage: { requestId: () => unknown, text: () => youngMessage },
      postYoungMeetingAnswer: { requestId: () => unknown, answer: () => 'yes' },
      postYoungAppeal: { requestId: () => unknown, words: () => reviewQuestion },
      postYoungNote: { requestId: () => unknown, version: () => 0, text: () => youngMessage },
      postYoungNextStep: { requestId: () => unknown, text: () => youngMessage, who: () => 'mentee' },
      postYoungTick: { requestId: () => unknown, stepId: () => unknown, isDone: () => true },
      postYoungPlan: { requestId: () => unknown, ...ofPlan },
      postYoungPlanPause: { requestId: () => unknown, weeks: () => 1 },
      postYoungPlanEnd: { requestId: () => unknown, reason: () => 'reached' },
      postYoungCheckIn: {
        requestId: () => unknown,
        number: () => 1,
        marks: () => [{ mark: 'on_track', line: '' }],
      },
      postYoungGoOn: { requestId: () => unknown },
      postYoungReached: { requestId: () => unknown, text: () => goal },
      getYoungPlanTimes: { startsAt: () => '', count: () => '1' },
      postYoungPlanSessions: { requestId: () => unknown, startsAt: () => startIn(5), count: () => 1 },
      postYoungApplication: {
        agrees: () => true,
        firstName: () => referenceName,
        firstEmail: () => 'ravi@example.org',
        secondName: () => 'Ama Boateng',
        secondEmail: () => 'ama@example.org',
      },
      putYoungReference: {
        recommends: () => true,
        text: () => 'I have worked with this person for six years, and my own children learn from them.',
      },
      postGuardianVisit: { requestId: () => unknown },
      postGuardianAnswer: { requestId: () => unknown, youngId: () => unknown },
      postGuardianMentorReport: {
        requestId: () => unknown,
        youngId: () => unknown,
        concern: () => 'harassment',
      },
      getGuardianPicture: { requestId: () => unknown, fileId: () => unknown },
      putYoungMentoring: { isOn: () => true },
      postYoungDecision: { personId: () => unknown, verdict: () => 'approved', reason: () => '' },
    },
  ),
  events: youngMenteeEventCases,
  ages: {
    young_requests: requestEnded,
    young_request_files: requestEnded,
  },
  rows: {
    young_mentors: `insert into young_mentors (account_id, state, statement_version) values ($1, 'waiting', $2)`,
    young_mentor_references: `insert into young_mentor_references (id, account_id, name, email) values (md5('yr' || $1), $1, 'Ravi', $2)`,
    guardian_mentoring: `insert into guardian_mentoring (account_id, guardian_id) values ($1, md5('yg' || $1))`,
    guardian_live_sessions: `insert into guardian_live_sessions (account_id, guardian_id, statement_version) values ($1, md5('yg' || $1), 'test')`,
    guardian_visits: `insert into guardian_visits (id, account_id, guardian_id, asked_by, until) values (md5('gv' || $1), $1, md5('yg' || $1), 'b', now())`,
    young_requests: `insert into young_requests (id, mentee_id, state, work, topic, question, links) values (md5('yq' || $1), $1, 'refused', 'pitch', $2, $1, '{}')`,
    young_request_files: `insert into young_request_files (id, request_id, sequence, name, mime_type, size, storage_key, checksum) values (md5('yf' || $1), md5('yq' || $1), 0, $2, 'image/webp', 1, 'young' || $2, '')`,
    young_sealed_words: `insert into young_sealed_words (review_id, mentee_id, part, words) values (md5('yw' || $1), $1, 'question', $2)`,
  },
  addresses: async ({ own, ofOther, ofChild }) => ({
    [youngPaths.ask(':handle')]: youngPaths.ask(await ofChild(things.mentorByHandle, 'handle')),
    [youngPaths.request(':id')]: youngPaths.request(await ofChild(things.agreed, 'requestId')),
    [youngPaths.propose(':id')]: youngPaths.propose(await ofChild(things.met, 'requestId')),
    [youngPaths.plan(':id')]: youngPaths.plan(await ofChild(things.runningPlan, 'requestId')),
    [youngPaths.planSessions(':id')]: youngPaths.planSessions(await ofChild(things.runningPlan, 'requestId')),
    [youngPaths.reference]: await byLink(youngPaths.reference, ofOther, things.reference),
    [youngPaths.guardian]: await byLink(youngPaths.guardian, ofOther, things.guardian),
    [youngDeskPaths.one(':id')]: youngDeskPaths.one(await own(things.mentor, 'personId')),
  }),
  words: [reviewQuestion, youngMessage, childName, referenceName, workLink, pageSaid.helpWith],
  prepared: [...preparedYoung, ...preparedYoungSessions, ...preparedYoungPlans],
  noBeginnings: youngMenteeNoBeginnings,
  lapses: {
    guardian_mentoring_answer: 'the request lapses, unseen by the mentor',
    young_mentor_review: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
