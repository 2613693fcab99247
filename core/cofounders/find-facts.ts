import { sql } from 'kysely';
import type { SearchLack } from '#contract/cofounders/limits.ts';
import type { Db } from '#db/connect.ts';
import type { District } from '../districts/table.ts';
import { districtOf } from './district-of.ts';

type Row = {
  skills: string[];
  hours: number;
  languages: string[];
  location: string;
  is_listed: boolean;
  is_away: boolean;
  mark_until: Date | null;
  today: string;
};

/** The member's facts that a search compares, and whether others may find them. */
export type Facts = {
  skills: readonly string[];
  hours: number;
  languages: readonly string[];
  district: District | null;
  lacks: readonly SearchLack[];
  /** The end of the last mark in force; null without one. */
  markUntil: Date | null;
  /** Where the member lives. */
  today: string;
};

export async function findFacts(db: Db, accountId: string): Promise<Facts> {
  const { rows } = await sql<Row>`
    select coalesce(people.skills, '{}') as skills, coalesce(people.hours_a_week, 0) as hours,
      coalesce(people.languages, '{}') as languages, coalesce(profiles.location, '') as location,
      coalesce(people.listed, false) as is_listed, coalesce(people.away_until >= day.today, false) as is_away,
      day.today::text as today, (
        select max(expires_at) from verifications
        where account_id = ${accountId} and state = 'verified' and expires_at > now()
      ) as mark_until
    from (
      select coalesce(
        (select (now() at time zone zone)::date from standings where account_id = ${accountId}), current_date
      ) as today
    ) day
    left join people on people.account_id = ${accountId}
    left join profiles on profiles.owner_id = ${accountId} and profiles.account_id = ${accountId}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no row.');
  return {
    skills: row.skills,
    hours: row.hours,
    languages: row.languages,
    district: districtOf(row.location),
    lacks: lacksOf(row),
    markUntil: row.mark_until,
    today: row.today,
  };
}

/** In the order in which a member can meet them. */
function lacksOf({ mark_until, is_listed, is_away }: Row): SearchLack[] {
  const lacks: [SearchLack, boolean][] = [
    ['mark', mark_until === null],
    ['profile', !is_listed],
    ['away', is_away],
  ];
  return lacks.filter(([, isMissing]) => isMissing).map(([lack]) => lack);
}
