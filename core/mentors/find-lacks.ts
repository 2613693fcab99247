import { sql } from 'kysely';
import type { MentorLack } from '#contract/mentors/limits.ts';
import type { Db } from '#db/connect.ts';
import { kindsOf } from './kinds-of.ts';
import type { MentorRow } from './row.ts';

/** The conditions on a mentor, apart from the page itself. */
export type Grounds = { isAdult: boolean; hasMark: boolean; isListed: boolean };

/** An adult with a mark in force other than that of a student, whose profile members may see. */
export async function findGrounds(db: Db, accountId: string): Promise<Grounds> {
  const { rows } = await sql<Grounds>`
    select
      coalesce((select adult_at <= now() from standings where account_id = ${accountId}), false) as "isAdult",
      exists (
        select from verifications
        where account_id = ${accountId} and state = 'verified' and expires_at > now() and kind <> 'student'
      ) as "hasMark",
      coalesce((select listed from people where account_id = ${accountId}), false) as "isListed"`.execute(db);
  return rows[0] ?? { isAdult: false, hasMark: false, isListed: false };
}

/** The conditions that a page does not meet before it can open, in the order in which a mentor can meet them. */
export function lacksOf(grounds: Grounds, row: MentorRow | undefined): MentorLack[] {
  const said = row?.proposed ?? row?.said;
  const hasKind = said && kindsOf(said).length > 0;
  const hasSpans = row?.hours?.week.some((spans) => spans.length > 0);
  const lacks: [MentorLack, unknown][] = [
    ['age', !grounds.isAdult],
    ['mark', !grounds.hasMark],
    ['profile', !grounds.isListed],
    ['kind', !hasKind],
    ['hours', (said?.session || said?.mentorship) && !hasSpans],
  ];
  return lacks.filter(([, isMissing]) => isMissing).map(([lack]) => lack);
}
