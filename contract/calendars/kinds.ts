import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const calendarKinds = {
  refusals: { calendar_unknown: ['not_found', 'There is no such calendar.'] },
  unworded: ['calendar_unknown'],
} as const satisfies ModuleKinds;
