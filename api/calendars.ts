import * as calls from '#contract/calendars/calls.ts';
import { endCalendarAddress } from '#core/calendars/end-calendar-address.ts';
import { findCalendarLanguage } from '#core/calendars/find-calendar-language.ts';
import { findOwnCalendar } from '#core/calendars/find-own-calendar.ts';
import { getCalendarAddress } from '#core/calendars/get-calendar-address.ts';
import { makeCalendarAddress } from '#core/calendars/make-calendar-address.ts';
import { ownCalendarFile } from '#core/calendars/own-calendar-file.ts';
import { hashOf } from '#core/ground/secrets.ts';
import { calendarBytes } from './calendar-bytes.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, keyOf, perHour } from './http/limits.ts';
import { downloadsIn } from './texts/by-language.ts';

export const calendarEndpoints: Endpoint[] = [
  answer(calls.getCalendarAddress, ({ core, actor }) => getCalendarAddress(core, actor)),
  answer(calls.postCalendarAddress, ({ core, actor }) => makeCalendarAddress(core, actor), [
    perHour(20, byMember),
  ]),
  answer(calls.deleteCalendarAddress, ({ core, actor }) => endCalendarAddress(core, actor)),
  answer(
    calls.getOwnCalendar,
    async ({ core, params }) => {
      const dates = await findOwnCalendar(core, params.calendarSecret);
      const code = await findCalendarLanguage(core, params.calendarSecret);
      const { calendar } = await downloadsIn(code);
      return calendarBytes(ownCalendarFile(dates, calendar));
    },
    // The counts are stored: the secret stands in none of them.
    [perHour(60, ({ raw, network }) => hashOf(keyOf(raw.calendarSecret, network)).toString('hex'))],
  ),
];
