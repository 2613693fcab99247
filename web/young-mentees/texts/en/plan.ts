import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { mentorshipLimits } from '#rules/mentorships/limits.ts';

/** Of a plan of a member under 18. */
export const youngPlanTexts = {
  title: 'Propose a plan',
  one: 'Plan',
  description: 'A plan with a mentor, with your guardian.',
  up: 'Mentors',
  lead: (name: string) => `With ${name || 'a former member'}, in writing.`,
  how: `Your guardian reads it first and says yes or no within ${limits.guardianDays} days. After a yes you send it within ${limits.sendDays} days, and the mentor answers within 5 days.`,
  reads: 'Your guardian reads this.',
  weeks: `Weeks (${limits.planWeeks.min} to ${limits.planWeeks.max})`,
  submit: 'Ask your guardian',
  closed: 'You can propose a plan after a session has taken place.',
  withdraw: 'Take the plan back',
  withdrawHow: 'We tell the mentor that you took it back.',
  book: 'Book sessions',
  sessions: 'Sessions',
  noSessions: 'No session is booked yet.',
  back: 'Back to the plan',
};

/** The values with which the form of a plan begins. */
export const firstPlan: MentorshipPlan = {
  goals: [],
  weeks: mentorshipLimits.weeks.usual,
  everyWeeks: 2,
  minutes: 30,
  locationKind: 'written',
  answerDays: mentorshipLimits.answerDays.usual,
};
