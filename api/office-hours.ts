import * as calls from '#contract/office-hours/calls.ts';
import { calendarFile } from '#core/applications/calendar-file.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { announceOfficeHour } from '#core/office-hours/announce-office-hour.ts';
import { cancelOfficeHour } from '#core/office-hours/cancel-office-hour.ts';
import { changeLink } from '#core/office-hours/change-link.ts';
import { findCalendarEntry } from '#core/office-hours/find-calendar-entry.ts';
import { getOfficeHour } from '#core/office-hours/get-office-hour.ts';
import { leaveSeat } from '#core/office-hours/leave-seat.ts';
import { listOfMentor } from '#core/office-hours/list-of-mentor.ts';
import { listOfficeHours } from '#core/office-hours/list-office-hours.ts';
import { takeSeat } from '#core/office-hours/take-seat.ts';
import { tickAttendance } from '#core/office-hours/tick-attendance.ts';
import { calendarBytes } from './calendar-bytes.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { downloadsIn } from './texts/by-language.ts';

const changes = [perHour(120, byMember)];

/** The paths name an office hour as a session. */
function named<Params extends { sessionId: string }>({ sessionId, ...rest }: Params) {
  return { officeHourId: sessionId, ...rest };
}

export const officeHourEndpoints: Endpoint[] = [
  answer(calls.listOfficeHours, ({ core, actor, params }) => listOfficeHours(core, actor, params)),
  answer(calls.postOfficeHour, ({ core, actor, params }) => announceOfficeHour(core, actor, params), [
    perHour(30, byMember),
  ]),
  answer(calls.listOfficeHoursOfMentor, ({ core, actor, params }) =>
    listOfMentor(core, actor, params.personId),
  ),
  answer(calls.getOfficeHour, ({ core, actor, params }) => getOfficeHour(core, actor, params.sessionId)),
  answer(calls.putSeat, ({ core, actor, params }) => takeSeat(core, actor, named(params)), changes),
  answer(calls.deleteSeat, ({ core, actor, params }) => leaveSeat(core, actor, params.sessionId), changes),
  answer(
    calls.putOfficeHourCancellation,
    ({ core, actor, params }) => cancelOfficeHour(core, actor, named(params)),
    changes,
  ),
  answer(
    calls.putOfficeHourLink,
    ({ core, actor, params }) => changeLink(core, actor, named(params)),
    changes,
  ),
  answer(
    calls.putAttendance,
    ({ core, actor, params }) => tickAttendance(core, actor, named(params)),
    changes,
  ),
  answer(calls.getOfficeHourEntry, async ({ core, actor, params }) => {
    const entry = await findCalendarEntry(core, actor, params.sessionId);
    const { interview } = await downloadsIn(ownLanguage(core, actor));
    return calendarBytes(calendarFile(entry, interview), 'session.ics');
  }),
];
