import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofHour = z.object({ officeHourId: z.string() });
const ofSeat = ofHour.extend({ seatId: z.string() });
/** `hadSeat`: the member had a seat, and did not wait for one. */
const ofLeft = ofSeat.extend({ hadSeat: z.boolean() });
const toMember = ofHour.extend({ memberId: z.string() });

/** Each names the account that caused it, if one did. */
export const officeHourEvents = {
  'officeHours.announced': ofHour,
  'officeHours.cancelled': ofHour,
  /** The mentor is not available any more. */
  'officeHours.released': ofHour,
  'officeHours.linkChanged': ofHour,
  'officeHours.dayBefore': toMember,
  'officeHours.hourBefore': toMember,
  'officeHours.ticked': ofHour,
  /** By an administrator's decision. */
  'officeHours.topicChanged': ofHour,
  /** A member took a seat that was free or offered. */
  'officeHours.seatTaken': ofSeat,
  'officeHours.waiting': ofSeat,
  'officeHours.asked': ofSeat,
  /** The next on the list got a seat that came free. */
  'officeHours.seatGiven': ofSeat,
  'officeHours.seatOffered': ofSeat,
  'officeHours.seatLeft': ofLeft,
  /** No answer came to an offer. */
  'officeHours.seatLapsed': ofSeat,
  /** The member or the mentor is not available to the other. */
  'officeHours.seatReleased': ofLeft,
  /** The account of a member with a seat has gone. */
  'officeHours.seatFreed': ofHour,
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof officeHourEvents> {}
}
