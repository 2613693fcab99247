import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOrganisationSeat } from '../organisations/find-organisation-seat.ts';
import { requireActing } from '../organisations/require-acting.ts';
import { rosterCodeOf, shownCode } from './code.ts';

export type PrintedCode = { name: string; number: string; code: string };
export type PrintedCodes = {
  organisation: string;
  cohort: string;
  /** The day after which the first of them is over. */
  until: Date;
  at: Date;
  codes: PrintedCode[];
};

/**
 * The codes of a cohort that no one has used, by name. They follow from the server's key, so they can be fetched as often as
 * staff need while they are in force.
 * @throws Refusal `organisation_unknown`; `cohort_unknown`; `roster_no_codes`; the refusals of `requireActing`
 */
export async function listCodes(
  core: Core,
  member: Member,
  { organisationSlug, cohortId }: { organisationSlug: string; cohortId: string },
): Promise<PrintedCodes> {
  const seat = await findOrganisationSeat(core.db, member.id, organisationSlug);
  if (!seat) throw new Refusal('organisation_unknown');
  requireActing(seat, 'coordinator');
  const cohort = await core.db
    .selectFrom('cohorts')
    .select('name')
    .where('id', '=', cohortId)
    .where('organisation_id', '=', seat.id)
    .executeTakeFirst();
  if (!cohort) throw new Refusal('cohort_unknown');
  const rows = await core.db
    .selectFrom('roster_codes as code')
    .innerJoin('roster_rows as row', 'row.id', 'code.row_id')
    .select(['row.name', 'row.number', 'code.id', 'code.expires_at', 'code.made_at'])
    .where('row.cohort_id', '=', cohortId)
    .where('row.unused_since', 'is not', null)
    .where('code.used_at', 'is', null)
    .where('code.expires_at', '>', sql<Date>`now()`)
    .orderBy('row.name')
    .orderBy('row.id')
    .execute();
  const [first] = rows;
  if (!first) throw new Refusal('roster_no_codes');
  const least = (times: Date[]) => new Date(Math.min(...times.map((time) => time.getTime())));
  return {
    organisation: seat.name,
    cohort: cohort.name,
    until: least(rows.map((row) => row.expires_at)),
    at: first.made_at,
    codes: rows.map(({ name, number, id }) => ({ name, number, code: shownCode(rosterCodeOf(core, id)) })),
  };
}
