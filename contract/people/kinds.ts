import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const peopleKinds = {
  refusals: {
    person_not_found: 'not_found',
    handle_not_found: 'not_found',
    person_day_past: 'invalid',
    handle_taken: 'conflict',
    handle_changed_lately: 'conflict',
    handle_needed: 'conflict',
  },
  fieldErrors: [
    'headline_long',
    'about_long',
    'languages_too_many',
    'day_invalid',
    'links_too_many',
    'link_invalid',
    'work_too_many',
    'work_what_missing',
    'work_long',
    'work_year_invalid',
    'work_years_turned',
    'handle_missing',
    'handle_short',
    'handle_long',
    'handle_form',
    'handle_reserved',
  ],
  reportables: ['person'],
} as const satisfies ModuleKinds;
