import { z } from 'zod';
import { sides } from '#rules/mentoring/session-states.ts';
import { officeHourStates, seatStates } from '#rules/office-hours/states.ts';
import { skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';

/** Empty for a member who has no seat and has not waited for one. */
const seatState = z.enum(['', ...seatStates]);

const row = {
  id: z.string(),
  /** The caller's side. */
  side: z.enum(sides),
  state: z.enum(officeHourStates),
  topic: skillName,
  startsAt: date,
  minutes: z.int(),
  seats: z.int(),
  /** How many come; members do not read who. */
  coming: z.int(),
  /** Seats that no one has, and that are offered to no one. */
  free: z.int(),
  /** How many wait for a seat. */
  waiting: z.int(),
  mentorName: z.string(),
  seat: seatState,
};
export const officeHourRow = z.object(row).meta({ id: 'OfficeHourRow' });
export type OfficeHourRowBody = z.infer<typeof officeHourRow>;

const attendee = z.object({
  seatId: z.string(),
  person: personRow.nullable(),
  state: z.enum(['taken', 'offered', 'waiting']),
  question: z.string(),
  /** Why the mentor is warned of the question. */
  warnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
  /** Null until the mentor has said it. */
  came: z.boolean().nullable(),
});
export type AttendeeBody = z.infer<typeof attendee>;

export const officeHour = z
  .object({
    ...row,
    endsAt: date,
    /** Null for a former member. */
    mentor: personRow.nullable(),
    zones: z.object({ own: z.string(), mentor: z.string() }),
    endedAt: date,
    reason: z.string(),
    words: z.string(),
    /** It or the seat is off because the caller is not available to the other side; of others no one reads who it was. */
    isOwnEnd: z.boolean(),
    /** Where a link leads, once it is shown; null before, and once it is erased. */
    link: z.object({ text: z.string(), host: z.string() }).nullable(),
    linkAt: date,
    /** Of the caller's own seat: the question, the position on the list, and until when an offer holds. */
    own: z.object({ question: z.string(), position: z.int(), dueAt: date }),
    /** For the mentor alone: who comes, and who waits, in order. */
    attendees: z.array(attendee),
    isTicked: z.boolean(),
    hasCalendarEntry: z.boolean(),
    version: z.int(),
    can: z.object({
      take: z.boolean(),
      wait: z.boolean(),
      leave: z.boolean(),
      change: z.boolean(),
      tick: z.boolean(),
      report: z.boolean(),
    }),
    /** Why a member cannot take a seat though one is free; empty where they can. */
    bar: z.enum(['', 'closed', 'mark']),
  })
  .meta({ id: 'OfficeHour' });
export type OfficeHourBody = z.infer<typeof officeHour>;
