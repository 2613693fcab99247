import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const peopleKinds = {
  refusals: {
    person_not_found: ['not_found', 'There is no member with this handle.'],
    handle_not_found: ['not_found', 'The account has had no such handle.'],
    person_day_past: ['invalid', 'The day has passed.'],
    handle_taken: ['conflict', 'The handle belongs to another member.'],
    handle_changed_lately: [
      'conflict',
      ({ on }) => `The handle can be changed once in 30 days, and again from ${on} on.`,
    ],
    handle_needed: ['conflict', 'Only a profile with a handle can be shown.'],
  },
  fieldErrors: [
    'other_name_long',
    'other_name_invalid',
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
  reportables: ['person', 'photo', 'profile_field'],
  consents: { visibility: { text: 'privacy', by: 'member', ends: 'here' } },
} as const satisfies ModuleKinds;
