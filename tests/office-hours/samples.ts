import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { officeHourAccess } from './access.ts';
import { officeHourEventCases } from './events.ts';
import { officeHourNoBeginnings } from './no-beginnings.ts';
import { officeLink, officeQuestion, officeTopic } from './office-hours.ts';
import { officeHourThings } from './things.ts';

export const officeHourSamples = {
  access: officeHourAccess,
  events: officeHourEventCases,
  rows: {
    office_hours: `insert into office_hours (id, mentor_id, topic, starts_at, minutes, seats, location) values (md5('oh' || $1), $1, $2, now() + interval '2 days', 60, 2, 'https://meet.example.org/' || $1)`,
    office_hour_seats: `insert into office_hour_seats (id, office_hour_id, mentee_id, state, question) values (md5('os' || $1), md5('oh' || $1), $1, 'taken', $2)`,
    office_hour_reminders: `insert into office_hour_reminders (office_hour_id, account_id, kind, at) values (md5('oh' || $1), $1, 'day', now() + interval '1 day')`,
  },
  addresses: async ({ own }) => ({
    [officeHourPaths.officeHour(':id')]: officeHourPaths.officeHour(
      await own(officeHourThings.begun, 'sessionId'),
    ),
  }),
  words: [officeTopic, officeQuestion, officeLink],
  noBeginnings: officeHourNoBeginnings,
  lapses: {
    seat_offer: 'the next on the list is asked',
  },
} satisfies ModuleSamples;
