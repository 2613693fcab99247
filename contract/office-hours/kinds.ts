import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { officeHourPaths } from './inner-paths.ts';

/** The names that this module declares for all other modules. */
export const officeHourKinds = {
  notifications: {
    office_hour_announced: 'always',
    office_hour_cancelled: 'always',
    office_hour_released: 'always',
    office_hour_released_own: 'always',
    office_hour_link_changed: 'at_any_hour',
    office_hour_day_before: 'always',
    office_hour_hour_before: 'at_any_hour',
    office_seat_taken: 'always',
    office_seat_given: 'always',
    office_seat_offered: 'at_any_hour',
    office_seat_left: 'always',
    office_seat_released: 'always',
    office_seat_released_own: 'always',
  },
  namedByTopic: ['office_hour', 'seat_offer'],
  deadlines: {
    seat_offer: { hours: 12, canExtend: 'no', path: ({ slug }) => officeHourPaths.officeHour(slug) },
  },
  dates: { office_hour: { path: (id) => officeHourPaths.officeHour(id) } },
  refusals: {
    office_hour_unknown: ['not_found', 'There is no such office hour, or none that the caller may see.'],
    office_hours_not_offered: ['forbidden', 'The caller has no open mentor page that offers office hours.'],
    office_hours_many: ['forbidden', 'The caller has as many office hours ahead as a mentor may have.'],
    office_hour_time: [
      'invalid',
      'It begins within 26 weeks, at a time that is to come and that the clock shows once.',
    ],
    office_hour_full: ['conflict', 'All seats are taken, or promised to those who wait.'],
    office_seats_many: ['forbidden', 'The caller has as many seats ahead as a member may have.'],
  },
  fieldErrors: [
    'office_hour_topic_missing',
    'office_hour_minutes',
    'office_hour_seats',
    'office_hour_day',
    'office_hour_time_past',
    'office_hour_time_far',
    'office_hour_time_gap',
    'office_hour_question_long',
  ],
  reportables: ['office_hour', 'office_hour_question'],
} as const satisfies ModuleKinds;
