import * as calls from '#contract/mentorships/calls.ts';
import * as seriesCalls from '#contract/mentorships/series-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { startIn } from '#tests/mentoring/sessions.ts';
import { planWith } from './mentorships.ts';
import { mentorshipThings as things } from './things.ts';

const plan = planWith();
const planSends = {
  goals: () => plan.goals,
  weeks: () => plan.weeks,
  everyWeeks: () => plan.everyWeeks,
  minutes: () => plan.minutes,
  locationKind: () => plan.locationKind,
  answerDays: () => plan.answerDays,
};

/** The thing that each call of this module names. */
export const mentorshipAccess = accessOf(
  { ...calls, ...seriesCalls },
  {
    listMentorships: nothing,
    getMentorship: things.proposed,
    getMentorshipStart: things.met,
    postMentorship: things.met,
    putMentorshipPlan: things.proposed,
    putMentorshipAgreement: things.proposed,
    putMentorshipDecline: things.proposed,
    putMentorshipWithdrawal: things.sent,
    putMentorshipPause: things.running,
    deleteMentorshipPause: things.paused,
    putMentorshipEnd: things.running,
    putCheckIn: things.checked,
    putGoOn: things.asked,
    putReached: things.over,
    getMentorshipTimes: things.running,
    postMentorshipSessions: things.running,
  },
  {
    postMentorship: planSends,
    putMentorshipPlan: { ...planSends, version: () => 1 },
    putMentorshipAgreement: { version: () => 1 },
    putMentorshipDecline: { reason: () => 'no_time' },
    putMentorshipPause: { weeks: () => 2 },
    putMentorshipEnd: { reason: () => 'reached' },
    putCheckIn: { number: () => 1, marks: () => [{ mark: 'slower', line: 'Two have paid.' }] },
    getMentorshipTimes: { startsAt: () => startIn(5), count: () => '3' },
    postMentorshipSessions: {
      startsAt: () => startIn(5),
      count: () => 3,
      kind: () => 'written',
      location: () => '',
      caller: () => '',
    },
  },
);
