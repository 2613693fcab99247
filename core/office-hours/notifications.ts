import { sql } from 'kysely';
import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import { linkShownAt } from '#rules/office-hours/states.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { officeHourEvents } from './events.ts';
import { findNotifiedEntry } from './find-notified-entry.ts';

const hour = { about: 'office_hour', path: (id: string) => officeHourPaths.officeHour(id) } as const;
const withEntry = { ...hour, entry: findNotifiedEntry } as const;

type Kind = Notification['kind'];
type OfHour = { accountId: string | null; subject: { officeHourId: string } };
type OfSeat = { subject: { officeHourId: string; seatId: string } };
type ToMember = { subject: { officeHourId: string; memberId: string } };

/** The offer is answered, or over. */
const done = ({ accountId, subject }: OfHour) => ({ subjectId: subject.officeHourId, accountId });
const ended = ({ subject }: OfHour) => ({ subjectId: subject.officeHourId });

export const officeHourNotifications: Notifications = {
  rules: {
    'officeHours.announced': { tells: (tx, event) => tell(tx, 'office_hour_announced', event, ['mentor']) },
    'officeHours.cancelled': { tells: (tx, event) => tell(tx, 'office_hour_cancelled', event, ['all']) },
    'officeHours.released': {
      tells: async (tx, event) => [
        ...(await tell(tx, 'office_hour_released_own', event, ['mentor'])),
        ...(await tell(tx, 'office_hour_released', event, ['all'])),
      ],
    },
    'officeHours.linkChanged': { tells: tellOfLink },
    'officeHours.dayBefore': { tells: async (_, event) => tellOne('office_hour_day_before', event) },
    'officeHours.hourBefore': { tells: async (_, event) => tellOne('office_hour_hour_before', event) },
    'officeHours.ticked': { none: 'The mentor’s page shows it, and no one else reads it.' },
    'officeHours.topicChanged': { none: 'The mentor reads the decision about the report.' },
    'officeHours.seatTaken': { tells: (tx, event) => tellSeat(tx, 'office_seat_taken', event) },
    'officeHours.waiting': { none: 'The member did it.' },
    'officeHours.asked': { none: 'The mentor’s page shows the question.' },
    'officeHours.seatGiven': { tells: (tx, event) => tellSeat(tx, 'office_seat_given', event) },
    'officeHours.seatOffered': { tells: (tx, event) => tellSeat(tx, 'office_seat_offered', event) },
    'officeHours.seatLeft': {
      when: ({ hadSeat }) => hadSeat,
      tells: (tx, event) => tellSeat(tx, 'office_seat_left', event),
    },
    'officeHours.seatLapsed': { none: 'The member is notified of the end of its deadline.' },
    'officeHours.seatReleased': { tells: tellReleased },
    'officeHours.seatFreed': { none: 'The account has gone.' },
  } satisfies NotificationRules<typeof officeHourEvents>,
  forms: {
    office_hour_announced: withEntry,
    office_hour_cancelled: withEntry,
    office_hour_released: withEntry,
    office_hour_released_own: withEntry,
    office_hour_link_changed: hour,
    office_hour_day_before: withEntry,
    office_hour_hour_before: hour,
    office_seat_taken: withEntry,
    office_seat_given: withEntry,
    office_seat_offered: {
      ...hour,
      doneBy: {
        'officeHours.seatTaken': done,
        'officeHours.seatLeft': done,
        'officeHours.cancelled': ended,
        'officeHours.released': ended,
      },
    },
    office_seat_left: withEntry,
    office_seat_released: withEntry,
    office_seat_released_own: withEntry,
  },
  subjects: { office_hour: describeOfficeHours },
};

/** The mentor gets the own calendar entry; `all` have a seat, are offered one or wait. */
async function tell(
  tx: Tx,
  kind: Kind,
  { accountId: by, subject: { officeHourId: subjectId } }: OfHour,
  to: readonly ('mentor' | 'all')[],
): Promise<Notification[]> {
  const { rows } = await sql<{ id: string; is_mentor: boolean }>`
    select mentor_id as id, true as is_mentor from office_hours where id = ${subjectId} and mentor_id is not null
    union all
    select mentee_id, false from office_hour_seats
    where office_hour_id = ${subjectId} and state in ('taken', 'offered', 'waiting')`.execute(tx);
  return rows
    .filter((row) => to.includes(row.is_mentor ? 'mentor' : 'all'))
    .map(({ id, is_mentor: isMentor }) => ({
      accountId: id,
      kind,
      subjectId,
      ...(!isMentor && { by }),
    }));
}

/** The member of the seat, also for a step of their own: the email has the calendar entry. */
async function tellSeat(tx: Tx, kind: Kind, { subject }: OfSeat): Promise<Notification[]> {
  const seat = await tx
    .selectFrom('office_hour_seats')
    .select('mentee_id')
    .where('id', '=', subject.seatId)
    .executeTakeFirst();
  return seat ? [{ accountId: seat.mentee_id, kind, subjectId: subject.officeHourId }] : [];
}

/** A member who is not available to the mentor any more reads so. */
async function tellReleased(tx: Tx, event: OfSeat): Promise<Notification[]> {
  const seat = await tx
    .selectFrom('office_hour_seats')
    .select('ended_by')
    .where('id', '=', event.subject.seatId)
    .executeTakeFirst();
  const isOwn = seat?.ended_by === 'mentee';
  return tellSeat(tx, isOwn ? 'office_seat_released_own' : 'office_seat_released', event);
}

function tellOne(kind: Kind, { subject }: ToMember): Notification[] {
  return [{ accountId: subject.memberId, kind, subjectId: subject.officeHourId }];
}

/** Those with a seat have seen the former link in the last hour alone. */
async function tellOfLink(tx: Tx, { subject: { officeHourId: subjectId } }: OfHour): Promise<Notification[]> {
  const { rows } = await sql<{ id: string; starts_at: Date; now: Date }>`
    select seat.mentee_id as id, hour.starts_at, now() as now
    from office_hours as hour join office_hour_seats as seat on seat.office_hour_id = hour.id
    where hour.id = ${subjectId} and seat.state = 'taken'`.execute(tx);
  return rows
    .filter((row) => row.now >= linkShownAt({ startsAt: row.starts_at }))
    .map(({ id }) => ({ accountId: id, kind: 'office_hour_link_changed', subjectId }));
}

async function describeOfficeHours(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('office_hours')
    .select(['id', 'topic'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, topic }) => [id, { thing: topic, key: id }]));
}
