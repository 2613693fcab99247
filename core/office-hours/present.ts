import type { AttendeeBody, OfficeHourBody, OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import { hostOf } from '#rules/mentoring/meeting-location.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import * as rules from '#rules/office-hours/states.ts';
import type { Applicant } from '../applications/find-applicants.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { warningsOf } from '../mentoring/warnings-of.ts';
import type { FoundAttendee, FoundOfficeHour } from './find-office-hour.ts';
import { endOf, factsOf, type OfficeHourRow, type SeatCounts } from './row.ts';

type Shown = { side: Side; attendees: readonly FoundAttendee[]; people: ReadonlyMap<string, Applicant> };

export function presentOfficeHour(row: FoundOfficeHour, { side, attendees, people }: Shown): OfficeHourBody {
  const { now } = row;
  const facts = factsOf(row, row);
  const seat = (row.seat_state ?? '') as rules.SeatState | '';
  const mentor = people.get(row.mentor_id ?? '')?.person ?? null;
  const mentorZone = row.hours_zone ?? row.standing_zone ?? 'Asia/Kolkata';
  const isLinkShown = row.location !== '' && !row.is_apart && rules.isLinkShown(facts, side, seat, now);
  const bar = side === 'mentor' || rules.isActive(seat) ? '' : barOf(row);
  const isMember = side === 'mentee';
  return {
    ...presentRow(row, { side, seat, mentorName: mentor?.name ?? '', now }),
    endsAt: isoDate(endOf(row)),
    mentor,
    zones: { own: side === 'mentor' ? mentorZone : (row.own_zone ?? mentorZone), mentor: mentorZone },
    endedAt: isoDateOrEmpty(row.ended_at),
    reason: row.reason,
    words: row.words,
    link: isLinkShown ? { text: row.location, host: hostOf(row.location) } : null,
    linkAt: isoDate(rules.linkShownAt(facts)),
    isOwnEnd: isOwnEnd(row, side),
    own: {
      question: row.question ?? '',
      position: seat === 'waiting' ? row.position : 0,
      dueAt: seat === 'offered' ? isoDateOrEmpty(row.offer_due_at) : '',
    },
    attendees: attendees.map((one) => presentAttendee(one, people)),
    isTicked: row.ticked_at !== null,
    hasCalendarEntry: side === 'mentor' || row.taken_at !== null,
    version: row.version,
    can: {
      take: isMember && bar === '' && rules.mayTake(facts, seat, now),
      wait: isMember && bar === '' && rules.mayWait(facts, seat, now),
      leave: isMember && rules.mayLeave(facts, seat, now),
      change: rules.mayChange(facts, side, now),
      tick: rules.mayTick(facts, side, now),
      report: isMember && row.mentor_id !== null,
    },
    bar: isMember && rules.stateOf(facts, now) === 'ahead' ? bar : '',
  };
}

/** It is off because the reader is not available to the other side. */
function isOwnEnd(row: FoundOfficeHour, side: Side): boolean {
  if (row.state === 'released') return side === 'mentor';
  return side === 'mentee' && row.seat_state === 'released' && row.seat_ended_by === 'mentee';
}

function barOf(row: FoundOfficeHour): OfficeHourBody['bar'] {
  if (row.page_state !== 'open' || row.is_apart) return 'closed';
  return row.is_for_marked && !row.is_marked ? 'mark' : '';
}

type ShownRow = { side: Side; seat: rules.SeatState | ''; mentorName: string; now: Date };

export function presentRow(
  row: OfficeHourRow & SeatCounts,
  { side, seat, mentorName, now }: ShownRow,
): OfficeHourRowBody {
  const facts = factsOf(row, row);
  return {
    id: row.id,
    side,
    state: rules.stateOf(facts, now),
    topic: row.topic,
    startsAt: isoDate(row.starts_at),
    minutes: row.minutes,
    seats: row.seats,
    coming: row.taken,
    free: rules.freeSeats(facts),
    waiting: row.waiting,
    mentorName,
    seat,
  };
}

function presentAttendee(one: FoundAttendee, people: ReadonlyMap<string, Applicant>): AttendeeBody {
  return {
    seatId: one.id,
    person: people.get(one.mentee_id)?.person ?? null,
    state: one.state as AttendeeBody['state'],
    question: one.question,
    warnings: warningsOf(one.question),
    came: one.came,
  };
}
