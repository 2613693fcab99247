import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const kindsOfDeadlines = {
  topics: { answers: { usual: 'at_once' } },
  notifications: {
    turn_ended: 'letter',
    wait_ended: 'letter',
    more_time: 'answers',
  },
  calendarDates: { due: { entry: 'due' } },
  refusals: {
    clock_already_extended: ['conflict', 'The clock has been extended before.'],
    clock_extension_too_long: ['invalid', 'A clock is extended by 1 to 7 whole days.'],
    clock_not_extendable: ['conflict', 'A clock of this kind cannot be extended.'],
    clock_not_running: ['conflict', 'The clock does not run.'],
    clock_overdue: ['conflict', 'The clock has run out.'],
    turn_not_found: ['not_found', 'No such turn is the caller’s.'],
  },
  fieldErrors: ['extension_reason_invalid'],
} as const satisfies ModuleKinds;
