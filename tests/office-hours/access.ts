import * as calls from '#contract/office-hours/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { mentoringThings } from '#tests/mentoring/things.ts';
import { announced, officeLink } from './office-hours.ts';
import { officeHourThings as things } from './things.ts';

const { localStart, minutes, seats, topic } = announced();

/** The thing that each call of this module names. */
export const officeHourAccess = accessOf(
  calls,
  {
    listOfficeHours: nothing,
    postOfficeHour: nothing,
    listOfficeHoursOfMentor: mentoringThings.mentor,
    getOfficeHour: things.open,
    putSeat: things.open,
    deleteSeat: things.seat,
    putOfficeHourCancellation: things.hosted,
    putOfficeHourLink: things.hosted,
    putAttendance: things.begun,
    getOfficeHourEntry: things.seat,
  },
  {
    postOfficeHour: {
      localStart: () => localStart,
      minutes: () => minutes,
      seats: () => seats,
      topic: () => topic,
      link: () => officeLink,
    },
    putOfficeHourCancellation: { reason: () => 'ill' },
    putOfficeHourLink: { link: () => `${officeLink}/other` },
    putAttendance: { ids: () => [] },
  },
);
