import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { mentorshipPlanPaths } from './inner-paths.ts';

/** A deadline of one side has the id of the mentorship, a dot and the side. */
const plan = ({ subjectId }: { subjectId: string }) =>
  mentorshipPlanPaths.plan(subjectId.split('.')[0] ?? '');

/** The names that this module declares for all other modules. */
export const mentorshipKinds = {
  notifications: {
    mentorship_proposed: 'mentorship',
    mentorship_countered: 'mentorship',
    mentorship_agreed: 'always',
    mentorship_declined: 'mentorship',
    mentorship_withdrawn: 'mentorship',
    mentorship_paused: 'mentorship',
    mentorship_resumed: 'mentorship',
    mentorship_check_in_open: 'mentorship',
    mentorship_go_on_asked: 'always',
    mentorship_completed: 'mentorship',
    mentorship_ended: 'always',
    mentorship_released: 'always',
    mentorship_reached: 'mentorship',
  },
  namedByTopic: [
    'mentorship',
    'mentorship_answer',
    'mentorship_check_in',
    'mentorship_go_on',
    'mentorship_outcome',
    'mentorship_end',
  ],
  deadlines: {
    mentorship_answer: { days: 5, canExtend: 'no', path: plan },
    mentorship_check_in: { days: 5, canExtend: 'no', closesQuietly: true, path: plan },
    mentorship_go_on: { days: 7, canExtend: 'no', closesQuietly: true, path: plan },
  },
  openSteps: { mentorship_outcome: { path: plan } },
  dates: { mentorship_end: { path: (id) => mentorshipPlanPaths.plan(id), isDay: true } },
  refusals: {
    mentorship_unknown: ['not_found', 'There is no such mentorship of the caller’s.'],
    mentorship_moved: ['conflict', 'The mentorship does not allow this as it stands.'],
    mentorship_late: ['conflict', 'The time for this is over.'],
    mentorship_not_met: ['forbidden', 'A mentorship begins after one session that took place.'],
    mentorship_young_counter: [
      'forbidden',
      'No other plan is proposed to a member under 18. The mentor declines with words, and the member proposes again.',
    ],
    mentorship_open: ['conflict', 'The two members have a mentorship, or a proposal of one.'],
    mentorship_declined_lately: ['forbidden', 'The two members propose a mentorship again later.'],
    mentorship_positions_taken: ['conflict', 'All positions of the mentor are taken.'],
    mentorship_goals: ['invalid', 'One to five goals are needed, each with the state in which it is done.'],
    mentorship_marks: ['invalid', 'Each goal of the plan is marked once.'],
    mentorship_series_full: ['conflict', 'The sessions ahead fill the rhythm of the plan.'],
    mentorship_none_free: ['conflict', 'None of these times is free.'],
  },
  fieldErrors: [
    'mentorship_goal_length',
    'mentorship_weeks_range',
    'mentorship_line_long',
    'mentorship_reached_length',
    'mentorship_mark_missing',
  ],
  reportables: ['mentorship'],
} as const satisfies ModuleKinds;
