import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const clockKinds = {
  notifications: {
    turn_ended: 'letter',
    wait_ended: 'letter',
    more_time: 'answers',
  },
  refusals: {
    clock_already_extended: 'conflict',
    clock_extension_too_long: 'invalid',
    clock_not_extendable: 'conflict',
    clock_not_running: 'conflict',
    clock_overdue: 'conflict',
    turn_not_found: 'not_found',
  },
  fieldErrors: ['extension_reason_invalid'],
} as const satisfies ModuleKinds;
