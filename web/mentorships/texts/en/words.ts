import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorshipHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const mentorshipWords = {
  refusals: {
    mentorship_unknown: 'There is no such mentorship here.',
    mentorship_moved: 'This is not possible any more, because something has changed. Look at the page again.',
    mentorship_late: 'The time for this is over.',
    mentorship_not_met: 'A mentorship begins after one session that took place.',
    mentorship_open: 'The two of you have a mentorship, or a proposal of one, already.',
    mentorship_young_counter: `No other plan is proposed to a member under 18. Decline this one with words that say what you would change: the member can propose a plan again after ${limits.restDays.declined} days, and the guardian reads it first.`,
    mentorship_declined_lately: ({ on }: RefusalValues) =>
      `A plan was declined, taken back or not answered lately.${on ? ` You can propose a mentorship again from ${day(on)} on.` : ''}`,
    mentorship_positions_taken: 'All positions are taken.',
    mentorship_goals: `Write one to ${limits.goals.max} goals, and for each say when it is done.`,
    mentorship_marks: 'Mark each goal of the plan once.',
    mentorship_series_full:
      'You have booked as many sessions as the plan allows. Book more when one of them is over.',
    mentorship_none_free: 'None of these times is free. Choose another first time.',
  },
  fieldErrors: {
    mentorship_goal_length: `Write the goal, and when it is done, each in up to ${limits.goal} characters.`,
    mentorship_weeks_range: `Enter ${limits.weeks.min} to ${limits.weeks.max} weeks.`,
    mentorship_line_long: `Keep the line to ${limits.line} characters.`,
    mentorship_reached_length: `Write up to ${limits.reached} characters.`,
    mentorship_mark_missing: 'Choose a mark.',
  },
  turns: {
    mine: {
      mentorship_answer: ({ person }) => `Answer ${person || 'a member'} about a mentorship`,
      mentorship_check_in: ({ person }) =>
        `Write the check-in of your mentorship with ${person || 'a member'}`,
      mentorship_go_on: ({ person }) => `Say whether your mentorship with ${person || 'a member'} goes on`,
      mentorship_outcome: ({ person }) =>
        `Write what you reached in your mentorship with ${person || 'a member'}`,
    },
    awaited: {
      mentorship_answer: ({ person }) => `${person || 'A member'} answers your plan for a mentorship`,
      mentorship_check_in: ({ person }) => `${person || 'A member'} writes the check-in`,
      mentorship_go_on: ({ person }) => `${person || 'A member'} says whether the mentorship goes on`,
      mentorship_outcome: ({ person }) => `${person || 'A member'} writes what was reached`,
    },
  },
  notifications: {
    mentorship_proposed: ({ person }) => `${person || 'A member'} proposes a mentorship to you`,
    mentorship_countered: ({ person }) => `${person || 'A member'} proposes another plan for your mentorship`,
    mentorship_agreed: ({ person }) => `Your mentorship with ${person || 'a member'} has begun`,
    mentorship_declined: () => 'Your proposal of a mentorship was answered: not this time',
    mentorship_withdrawn: () => 'A member took a proposal of a mentorship to you back',
    mentorship_paused: () => 'Your mentorship is paused. Its last day has moved',
    mentorship_resumed: () => 'Your mentorship goes on after its pause',
    mentorship_check_in_open: () => 'A check-in of your mentorship is open for 5 days',
    mentorship_go_on_asked: () =>
      'Does your mentorship go on? Two check-ins in a row were missed. Answer within 7 days',
    mentorship_completed: () => 'The last day of your mentorship is over. Write what was reached',
    mentorship_ended: () => 'Your mentorship has ended. The page says why',
    mentorship_released: () => 'Your mentorship does not go on: the other member is not available now',
    mentorship_reached: () => 'You can read now what was reached in your mentorship',
  },
  dates: {
    mentorship_end: (thing, person) =>
      person ? `Last day of the mentorship with ${person}` : `Last day of a mentorship: ${thing}`,
  },
  reportables: {
    mentorship: {
      name: 'Mentorship',
      inSentence: 'mentorship',
      own: 'A mentorship of yours',
      title: (name) => `Report the mentorship with ${name || 'a member'}`,
    },
  },
  held: mentorshipHeld,
} satisfies ModuleWords<typeof mentorshipKinds>;
