import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { trialPaths } from './rare-paths.ts';

/** A deadline names the pair and one of its sides. */
const path = ({ subjectId }: { subjectId: string }) => trialPaths.trial(subjectId.split('.')[0] ?? '');

/** The names that this module declares for all other modules. */
export const trialKinds = {
  notifications: {
    trial_set_waits: 'introductions',
    trial_sets_open: 'introductions',
    trial_answer_asked: 'introductions',
    trial_gone_on: 'introductions',
    trial_extended: 'introductions',
    trial_parted: 'introductions',
  },
  deadlines: {
    trial_answer: { days: limits.answerDays, canExtend: 'no', closesQuietly: true, path },
  },
  openSteps: {
    trial_questions: { path },
  },
  dates: {
    trial_begins: { path: trialPaths.trial, isDay: true },
    trial_ends: { path: trialPaths.trial, isDay: true },
  },
  refusals: {
    trial_unknown: ['not_found', 'There is no such pair of the caller’s.'],
    trial_questions_over: ['conflict', 'The questions are closed, or both sets are handed in.'],
    trial_not_available: ['forbidden', 'The other side is not available.'],
    trial_open: ['conflict', 'The two have a trial that is proposed or runs.'],
    trials_full: ['too_many', 'As many trials of the caller are proposed or run as one may have.'],
    trials_full_other: [
      'too_many',
      'As many trials of the other member are proposed or run as one may have.',
    ],
    trial_first_day: ['invalid', 'The first day of a trial is a day to come, at most a year ahead.'],
    trial_owns_already: ['conflict', 'The other member owns the project already.'],
    trial_decision_over: ['conflict', 'The trial waits for no answer of the caller.'],
    trial_no_more_weeks: ['conflict', 'Two more weeks are given once, while the agreement goes on.'],
  },
  fieldErrors: [
    'trial_answer_length',
    'trial_choice_missing',
    'trial_days_range',
    'trial_hours_range',
    'trial_parts_range',
    'trial_value_invalid',
  ],
  reportables: ['trial_answers'],
} as const satisfies ModuleKinds;
