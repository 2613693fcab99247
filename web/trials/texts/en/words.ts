import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { trialKinds } from '#contract/trials/kinds.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { trialHeld } from './held.ts';

const { days, milestones } = trialTerms;
const notThere = 'This member is not available at present.';

/** The words that complete the kinds of this module. */
export const trialWords = {
  refusals: {
    trial_unknown: 'There is no such page of yours.',
    trial_questions_over: 'The questions are closed, or both of you have handed in. Nothing was changed.',
    trial_not_available: notThere,
    trial_open: 'The two of you have a trial already. End it first.',
    trials_full: `You can have ${limits.ofMember} trials at one time. End one first.`,
    trials_full_other: 'This member has as many trials as a member can have. Ask again later.',
    trial_first_day: 'Choose a first day after today, at most a year ahead.',
    trial_owns_already:
      'The other member owns this project already. A trial is for two who do not own it together.',
    trial_decision_over: 'The time for this answer is over, or you have answered.',
    trial_no_more_weeks:
      'Two more weeks are possible once, and only while the agreement goes on. Choose another answer.',
  },
  fieldErrors: {
    trial_answer_length: `Write 1 to ${limits.answer} characters.`,
    trial_choice_missing: 'Choose one.',
    trial_days_range: `Enter ${days.min} to ${days.max} days.`,
    trial_hours_range: 'Enter 1 to 48 hours.',
    trial_parts_range: `Enter 1 to ${milestones} milestones.`,
    trial_value_invalid: 'Enter an amount above zero.',
  },
  turns: {
    mine: {
      trial_answer: ({ person }) => `Say how your trial with ${person || 'a member'} goes on`,
      trial_questions: ({ person }) => `Answer eight questions before you begin with ${person || 'a member'}`,
    },
    awaited: {
      trial_answer: ({ person }) => `${person || 'A member'} says how your trial goes on`,
      trial_questions: ({ person }) => `${person || 'A member'} answers eight questions`,
    },
  },
  dates: {
    trial_begins: (_, person) => `First day of your trial with ${person || 'a member'}`,
    trial_ends: (_, person) => `Last day of your trial with ${person || 'a member'}`,
  },
  notifications: {
    trial_set_waits: () =>
      'The other member has answered the eight questions. Answer them to read the answers',
    trial_sets_open: () => 'Both of you have answered the eight questions. Read both sets',
    trial_answer_asked: () => 'Your trial is at its last day. Say how it goes on',
    trial_gone_on: () => 'Both of you want to go on after the trial',
    trial_extended: () => 'Two weeks more are proposed for your trial. Both of you sign them',
    trial_parted: () => 'Your trial is over, and you part here',
  },
  reportables: {
    trial_answers: {
      name: 'Answers to the eight questions',
      inSentence: 'answers to the eight questions',
      own: 'Answers of yours to the eight questions',
      title: (name) => `Report the answers of ${name || 'a member'}`,
    },
  },
  held: trialHeld,
} satisfies ModuleWords<typeof trialKinds>;
