import { type RawBuilder, sql } from 'kysely';
import type { Age, Standing, StandingColumns } from '../ground/standing.ts';

export const age = sql<Age>`case
  when standings.birth_date is null then 'unknown'
  when standings.adult_at <= now() then 'adult'
  when standings.guardian_agreed_at is null then 'waiting'
  else 'minor' end`;
export const adultOn = sql<string | null>`case when standings.adult_at > now()
  then to_char(standings.adult_at at time zone standings.zone, 'YYYY-MM-DD') end`;
/** False while the age is unknown. */
export const isAdult = sql<boolean>`coalesce(standings.adult_at <= now(), false)`;
export const isSuspended: RawBuilder<boolean> = sql`(
  standings.suspended_at is not null and coalesce(standings.suspended_until > now(), true)
)`;

export const isPaused: RawBuilder<boolean> = sql`coalesce(standings.pause_ends_at > now(), false)`;

/** To be selected wherever `standings` is joined. */
export const standingColumns = [
  age.as('age'),
  adultOn.as('adult_on'),
  isSuspended.as('is_suspended'),
  isPaused.as('is_paused'),
  sql<boolean>`standings.seen_from <= now()`.as('is_seen'),
  sql<boolean>`(
    exists (select from blocks where blocker_id = standings.account_id)
    or exists (select from blocks where blocked_id = standings.account_id)
  )`.as('has_blocks'),
] as const;

/** Splits a row into the standing and the other columns. */
export function splitStanding<Row extends StandingColumns>(
  row: Row,
): { standing: Standing; rest: Omit<Row, keyof StandingColumns> } {
  const {
    age,
    adult_on: adultOn,
    is_suspended: isSuspended,
    is_paused: isPaused,
    is_seen: isSeen,
    has_blocks: hasBlocks,
    ...rest
  } = row;
  return { standing: { age, adultOn, isSuspended, isPaused, isSeen, hasBlocks }, rest };
}
