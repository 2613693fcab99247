import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** What others know of this module by name. */
export const profileKinds = {
  fieldErrors: ['skills_too_many', 'skill_too_long', 'hours_invalid', 'evenings_invalid'],
} as const satisfies ModuleKinds;
