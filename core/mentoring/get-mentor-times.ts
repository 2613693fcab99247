import { sql } from 'kysely';
import type { MentorTimesBody } from '#contract/mentoring/times-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { isPageReadBy } from '../mentors/is-page-read-by.ts';
import { rowOf } from '../mentors/row.ts';
import { namesShown } from '../people/names-shown.ts';
import { weekOfTimes } from './week-of-times.ts';
import { zoneOf } from './zone-of.ts';

const firstTimes = 12;

type Wanted = { handle: string; from: string; zone: string };

/**
 * The slots of a mentor in one week, in the reader's zone or in one that they choose.
 * @throws Refusal `mentoring_mentor_unknown`
 */
export async function getMentorTimes(
  { db }: Core,
  member: Member,
  { handle, from, zone }: Wanted,
): Promise<MentorTimesBody> {
  const found = await db
    .selectFrom('mentors')
    .innerJoin('handles', 'handles.account_id', 'mentors.account_id')
    .innerJoin('people', 'people.account_id', 'mentors.account_id')
    .innerJoin(namesShown(db, member).as('named'), 'named.id', 'mentors.account_id')
    .selectAll('mentors')
    .select(['named.name', sql<Date>`now()`.as('now')])
    .select(
      sql<boolean>`exists (
        select from mentoring_lists where mentor_id = mentors.account_id and mentee_id = ${member.id} and until > now()
      )`.as('is_waiting'),
    )
    .where('handles.handle', '=', handle)
    .where('handles.is_current', '=', true)
    .where(isPageReadBy(member))
    .executeTakeFirst();
  if (!found) throw new Refusal('mentoring_mentor_unknown');
  const { name, now, is_waiting: isWaiting, ...stored } = found;
  const mentor = rowOf(stored);
  const own = zone || (await zoneOf(db, member.id));
  const slots = await slotsOf(db, mentor.account_id);
  const week = weekOfTimes(slots, { from, zone: own, now });
  return {
    mentor: { id: mentor.account_id, handle, name },
    topics: mentor.said.topics,
    bring: mentor.said.bring,
    minutes: mentor.said.session?.minutes ?? 0,
    zones: { own, mentor: mentor.hours?.zone ?? own },
    ...week,
    first: slots.slice(0, firstTimes).map(isoDate),
    isWaiting,
    isOpen: mentor.state === 'open' && mentor.said.session !== null,
  };
}

/** The slots that can be asked for now, the earliest first. */
async function slotsOf(db: Core['db'], mentorId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('mentor_slots')
    .select('starts_at')
    .where('account_id', '=', mentorId)
    .where('closes_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at: at }) => at);
}
