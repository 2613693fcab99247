import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const profileKinds = {
  fieldErrors: ['skills_too_many', 'skill_too_long', 'hours_invalid', 'evenings_invalid'],
} as const satisfies ModuleKinds;
