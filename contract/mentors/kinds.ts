import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const kindsOfMentors = {
  refusals: {
    mentoring_time_taken: ['conflict', 'The member has another session, or something else, at this time.'],
    mentoring_slot_taken: ['conflict', 'This time cannot be asked for: it is taken, closed or no slot.'],
  },
} as const satisfies ModuleKinds;
