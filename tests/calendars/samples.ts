import * as calls from '#contract/calendars/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { calendarNoBeginnings } from './no-beginnings.ts';

export const calendarSamples = {
  access: accessOf(
    calls,
    {
      getCalendarAddress: nothing,
      postCalendarAddress: nothing,
      deleteCalendarAddress: nothing,
      getOwnCalendar: nothing,
    },
    { getOwnCalendar: { calendarSecret: () => 'a'.repeat(36) } },
  ),
  rows: {
    calendar_addresses: `insert into calendar_addresses (account_id, id, secret_hash) values ($1, md5('ca' || $1), sha256($1::bytea))`,
  },
  noBeginnings: calendarNoBeginnings,
} satisfies ModuleSamples;
