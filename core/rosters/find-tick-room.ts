import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';

/** Until when a case keeps an organisation from seeing more than its roster; null for none. */
export function ticksClosedUntil(organisationId: string) {
  return sql<Date | null>`(
    select max(until) from roster_pressings where organisation_id = ${organisationId} and until > now()
  )`;
}

/** Whether the member can show an organisation more than its roster. Members under 18 read nothing of it. */
export async function findTickRoom(
  db: Db,
  organisationId: string,
  isAdult: boolean,
): Promise<{ canTick: boolean; ticksClosedUntil: string }> {
  if (!isAdult) return { canTick: false, ticksClosedUntil: '' };
  const { until } = await db
    .selectNoFrom(ticksClosedUntil(organisationId).as('until'))
    .executeTakeFirstOrThrow();
  return { canTick: until === null, ticksClosedUntil: isoDateOrEmpty(until) };
}
