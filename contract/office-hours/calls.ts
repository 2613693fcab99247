import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { localTime } from '#rules/calendar/params.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { mentoringCancellations } from '../mentoring/limits.ts';
import { choices, whole } from '../mentors/params.ts';
import { announceBars, officeHourLists } from './limits.ts';
import { officeHour, officeHourRow } from './shapes.ts';

// An office hour is a session with seats: its paths name it as those of sessions do.
const ofMentor = { foreign: 'office_hour_unknown', gone: 'office_hour_unknown' } as const;
const ofMember = { foreign: 'answered', gone: 'office_hour_unknown' } as const;
const asItStands = { status: 200, body: officeHour, about: 'As it stands now' } as const;
/** It is checked as where two members meet. */
const link = z.string(broken('missing')).max(limits.link * 2, broken('text_between', 0, limits.link));

export const listOfficeHours = call({
  method: 'GET',
  path: '/account/office-hours',
  summary: 'The office hours of the member, as mentor or with a seat: those ahead, or those past',
  access: 'adult',
  params: {
    list: z.enum(officeHourLists, choices(officeHourLists)).default('ahead'),
    after: z.string(broken('cursor')).max(60, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({
      officeHours: z.array(officeHourRow),
      next: z.string(),
      /** In which the member announces office hours. */
      zone: z.string(),
      /** Why the member cannot announce one; empty where they can. */
      bar: z.enum(announceBars),
    }),
    about: 'Twenty of them',
  },
  refusals: ['general_cursor_not_found'],
});

export const postOfficeHour = call({
  method: 'POST',
  path: '/account/office-hours',
  summary:
    'Announce an office hour, on the clock of the mentor’s hours; the same one again is the one that stands',
  access: 'adult',
  begins: true,
  params: {
    localStart: localTime,
    minutes: whole(limits.minutes),
    seats: whole(limits.seats),
    topic: text(limits.topic),
    link,
  },
  answer: { status: 201, body: officeHour, about: 'The office hour' },
  refusals: [
    'office_hours_not_offered',
    'office_hours_many',
    'office_hour_time',
    'mentoring_time_taken',
    'mentoring_location',
    'mentoring_screened',
  ],
});

export const listOfficeHoursOfMentor = call({
  method: 'GET',
  path: '/mentors/:personId/office-hours',
  summary: 'The office hours of a mentor that are ahead, with the seats that are left',
  access: 'adult',
  foreign: 'answered',
  gone: 'mentoring_mentor_unknown',
  params: { personId: id },
  answer: {
    status: 200,
    body: z.object({ officeHours: z.array(officeHourRow) }),
    about: 'Up to four, the earliest first',
  },
  refusals: [],
});

export const getOfficeHour = call({
  method: 'GET',
  path: '/office-hours/:sessionId',
  summary: 'An office hour as the caller sees it: its mentor, a member with a seat, or another member',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: { status: 200, body: officeHour, about: 'The office hour' },
  refusals: [],
});

export const putSeat = call({
  method: 'PUT',
  path: '/office-hours/:sessionId/seat',
  summary: 'Take a seat, at once or as it was offered; or wait for one; with a question for the mentor alone',
  access: 'adult',
  begins: true,
  ...ofMember,
  params: {
    sessionId: id,
    /** Left out, the one from before stays. */
    question: longText(0, limits.question).optional(),
    /** Joins the list where no seat is left. */
    orWait: z.boolean(broken('boolean')).default(false),
    /** Changes the question of a seat or position that the caller has, and takes none. */
    questionOnly: z.boolean(broken('boolean')).default(false),
  },
  answer: asItStands,
  refusals: [
    'office_hour_full',
    'office_seats_many',
    'mentoring_busy',
    'mentoring_own_page',
    'mentoring_not_open',
    'mentoring_marks_only',
    'mentoring_paused_mentee',
    'mentoring_paused_mentor',
    'mentoring_lists_many',
    'mentoring_list_full',
    'mentoring_moved',
    'mentoring_late',
    'general_unavailable',
  ],
});

export const deleteSeat = call({
  method: 'DELETE',
  path: '/office-hours/:sessionId/seat',
  summary: 'Leave a seat, an offered seat or the list, until the office hour begins',
  access: 'adult',
  ...ofMember,
  params: { sessionId: id },
  answer: asItStands,
  refusals: ['mentoring_late', 'mentoring_moved'],
});

export const putOfficeHourCancellation = call({
  method: 'PUT',
  path: '/account/office-hours/:sessionId/cancellation',
  summary: 'Cancel an office hour until it begins, with a reason that all read who have a seat or wait',
  access: 'adult',
  ...ofMentor,
  params: {
    sessionId: id,
    reason: z.enum(mentoringCancellations, choices(mentoringCancellations)),
    words: longText(0, limits.words).default(''),
  },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_screened'],
});

export const putOfficeHourLink = call({
  method: 'PUT',
  path: '/account/office-hours/:sessionId/link',
  summary: 'Change the link of an office hour, until it begins',
  access: 'adult',
  ...ofMentor,
  params: { sessionId: id, version: whole({ min: 1, max: 2 ** 31 - 1 }), link },
  answer: asItStands,
  refusals: ['mentoring_moved', 'mentoring_late', 'mentoring_location', 'conflict'],
});

export const putAttendance = call({
  method: 'PUT',
  path: '/account/office-hours/:sessionId/attendance',
  summary: 'Say who of those with a seat came, from the start on; it counts in no figure',
  access: 'adult',
  ...ofMentor,
  params: {
    sessionId: id,
    /** The ids of the seats. */
    ids: z
      .array(id, broken('list_between', 0, limits.seats.max))
      .max(limits.seats.max, broken('list_between', 0, limits.seats.max)),
  },
  answer: asItStands,
  refusals: ['mentoring_moved'],
});

export const getOfficeHourEntry = call({
  method: 'GET',
  path: '/office-hours/:sessionId/calendar-entry',
  summary: 'An office hour as an iCalendar file, for its mentor and for members who have or had a seat',
  access: 'adult',
  foreign: 'office_hour_unknown',
  gone: 'office_hour_unknown',
  params: { sessionId: id },
  answer: { status: 200, body: 'bytes', about: 'One event, published or cancelled' },
  refusals: [],
});
