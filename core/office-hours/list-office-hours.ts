import { sql } from 'kysely';
import type { announceBars, OfficeHourList } from '#contract/office-hours/limits.ts';
import type { OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import type { Db } from '#db/connect.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { readPosition, writePosition } from '../ground/read-position.ts';
import { namesShown } from '../people/names-shown.ts';
import { isSeatKnownTo, seatCounts } from './find-office-hour.ts';
import { presentRow } from './present.ts';
import { stateOfSeat } from './row.ts';

const pageSize = 20;
const isOver = sql<boolean>`hour.starts_at + make_interval(mins => hour.minutes) <= now()`;
const hasLeft = sql<boolean>`coalesce(own.state in ('left', 'lapsed', 'released'), false)`;

/** Where each stands, and in which order of the start. */
const lists = {
  ahead: {
    holds: sql<boolean>`hour.state = 'announced' and not ${isOver} and not ${hasLeft}`,
    direction: 'asc',
  },
  past: { holds: sql<boolean>`(hour.state <> 'announced' or ${isOver} or ${hasLeft})`, direction: 'desc' },
} as const;

type Bar = (typeof announceBars)[number];
type Listed = { officeHours: OfficeHourRowBody[]; next: string; zone: string; bar: Bar };

/**
 * The office hours of the member, as mentor or with a seat or a position, and whether the member announces another one.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listOfficeHours(
  { db }: Core,
  member: Member,
  { list, after }: { list: OfficeHourList; after: string },
): Promise<Listed> {
  const { holds, direction } = lists[list];
  const position = readPosition(after);
  const passed = position && sql`(${position.at}::timestamptz, ${position.id})`;
  const rows = await db
    .selectFrom('office_hours as hour')
    .leftJoin('office_hour_seats as own', (join) =>
      join.onRef('own.office_hour_id', '=', 'hour.id').on('own.mentee_id', '=', member.id),
    )
    .leftJoin(namesShown(db, member).as('named'), 'named.id', 'hour.mentor_id')
    .selectAll('hour')
    .select(['own.state as seat_state', 'named.name'])
    .select([
      sql<Date>`clock_timestamp()`.as('now'),
      seatCounts.taken.as('taken'),
      seatCounts.offered.as('offered'),
      seatCounts.waiting.as('waiting'),
    ])
    .where((row) =>
      row.or([
        row('hour.mentor_id', '=', member.id),
        row.and([row('own.id', 'is not', null), isSeatKnownTo(member)]),
      ]),
    )
    .where(holds)
    .$if(passed !== null, (query) =>
      query.where(
        direction === 'asc'
          ? sql<boolean>`(hour.starts_at, hour.id) > ${passed}`
          : sql<boolean>`(hour.starts_at, hour.id) < ${passed}`,
      ),
    )
    .orderBy('hour.starts_at', direction)
    .orderBy('hour.id', direction)
    .limit(pageSize + 1)
    .execute();
  const last = rows[pageSize - 1];
  return {
    officeHours: rows.slice(0, pageSize).map((row) =>
      presentRow(row, {
        side: row.mentor_id === member.id ? 'mentor' : 'mentee',
        seat: row.seat_state === null ? '' : stateOfSeat({ state: row.seat_state }),
        mentorName: row.name ?? '',
        now: row.now,
      }),
    ),
    next: rows.length > pageSize && last ? writePosition(last.starts_at, last.id) : '',
    ...(await findOwn(db, member.id)),
  };
}

/** The zone in which the member announces office hours, and why they cannot. */
async function findOwn(db: Db, id: string): Promise<Pick<Listed, 'zone' | 'bar'>> {
  const { rows } = await sql<{ zone: string | null; is_open: boolean; offers: boolean; ahead: number }>`
    select coalesce(mentors.hours ->> 'zone', standings.zone) as zone, coalesce(mentors.state = 'open', false) as is_open,
      coalesce((mentors.said -> 'officeHours')::boolean, false) as offers,
      (select count(*)::int from office_hours where mentor_id = ${id} and state = 'announced' and starts_at > now()) as ahead
    from standings left join mentors on mentors.account_id = standings.account_id
    where standings.account_id = ${id}`.execute(db);
  const [own] = rows;
  const zone = own?.zone ?? 'Asia/Kolkata';
  if (!own?.is_open) return { zone, bar: 'page' };
  if (!own.offers) return { zone, bar: 'kind' };
  return { zone, bar: own.ahead >= limits.ahead ? 'many' : '' };
}
