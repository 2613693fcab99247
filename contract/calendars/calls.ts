import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';

const address = z.object({
  /** The path below our origin; empty without one. */
  path: z.string(),
  madeAt: date,
});
export type CalendarAddressBody = z.infer<typeof address>;

export const getCalendarAddress = call({
  method: 'GET',
  path: '/account/calendar-address',
  summary: 'The secret address under which a calendar reads the member’s dates',
  access: 'member',
  params: {},
  answer: { status: 200, body: address, about: 'The address; empty without one' },
  refusals: [],
});

export const postCalendarAddress = call({
  method: 'POST',
  path: '/account/calendar-address',
  summary: 'Make the address of the member’s calendar, or a new one in place of it',
  access: 'consented',
  params: {},
  answer: { status: 201, body: address, about: 'The address; the one before leads nowhere' },
  refusals: [],
});

export const deleteCalendarAddress = call({
  method: 'DELETE',
  path: '/account/calendar-address',
  summary: 'End the address of the member’s calendar',
  access: 'member',
  params: {},
  answer: { status: 204, body: null, about: 'No calendar reads the member’s dates' },
  refusals: [],
});

export const getOwnCalendar = call({
  method: 'GET',
  path: '/calendar',
  summary:
    'A member’s sessions, interviews, first days and due times as an iCalendar file, without names of others, links and locations',
  access: 'anyone',
  params: { calendarSecret: id },
  answer: { status: 200, body: 'bytes', about: 'All that is ahead' },
  refusals: ['calendar_unknown'],
});
