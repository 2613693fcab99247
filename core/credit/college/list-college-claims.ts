import { type RawBuilder, sql } from 'kysely';
import type { CollegeClaimsBody } from '#contract/credit/college-shapes.ts';
import { type CollegeFilter, creditLimits as limits } from '#contract/credit/limits.ts';
import type { Db } from '#db/connect.ts';
import { asList } from '#db/reads.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OrganisationSeatRow } from '../../organisations/find-organisation-seat.ts';
import { collegeRows, isAppealOpen, presentCollegeRow, withBars } from './claim-rows.ts';
import { findClaimSeat, isClaimRead, readsCohort } from './find-claim-seat.ts';

type Asked = {
  organisationSlug: string;
  list?: CollegeFilter | undefined;
  cohortId?: string | undefined;
  term?: string | undefined;
  cursor?: string | undefined;
};

const lists: Record<CollegeFilter, RawBuilder<boolean>> = {
  waiting: sql`claim.state = 'college'`,
  appealed: isAppealOpen,
  returned: sql`claim.state in ('returned', 'host', 'evidence')`,
  approved: sql`claim.state = 'approved'`,
  declined: sql`claim.state = 'declined'`,
  ended: sql`claim.state in ('withdrawn', 'released', 'taken_back')`,
};

/**
 * Claims that came to an institution, for its staff: those that came last first.
 * @throws Refusal `general_cursor_not_found`; the refusals of `findClaimSeat`
 */
export async function listCollegeClaims(
  core: Core,
  { id: readerId }: Member,
  { organisationSlug, list, cohortId, term, cursor }: Asked,
): Promise<CollegeClaimsBody> {
  const db = asList(core.db);
  const seat = await findClaimSeat(core.db, readerId, organisationSlug);
  const reader = { id: readerId, seat };
  let rows = collegeRows(db)
    .where(isClaimRead(reader))
    .orderBy('claim.college_at', 'desc')
    .orderBy('claim.id')
    .limit(limits.page + 1);
  if (list) rows = rows.where(lists[list]);
  if (cohortId !== undefined) rows = rows.where('claim.cohort_id', '=', cohortId);
  if (term !== undefined) rows = rows.where('claim.term', '=', term);
  if (cursor !== undefined) {
    const last = await db
      .selectFrom('credit_claims as claim')
      .select('claim.id')
      .where('claim.id', '=', cursor)
      .where(isClaimRead(reader))
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    // The time stays in the database: here it would lose its microseconds.
    const at = sql<Date>`(select college_at from credit_claims where id = ${last.id})`;
    rows = rows
      .where('claim.college_at', '<=', at)
      .where((claim) => claim.or([claim('claim.college_at', '<', at), claim('claim.id', '>', last.id)]));
  }
  const found = await rows.execute();
  const page = await withBars(db, readerId, found.slice(0, limits.page));
  return {
    organisation: { slug: seat.slug, name: seat.name },
    cohorts: await findCohorts(db, reader),
    terms: await findTerms(db, reader),
    claims: page.map((row) => presentCollegeRow(row, readerId)),
    next: found.length > limits.page ? (page.at(-1)?.id ?? '') : '',
  };
}

type Reader = { id: string; seat: OrganisationSeatRow };

async function findCohorts(db: Db, reader: Reader) {
  const rows = await db
    .selectFrom('cohorts')
    .select(['id', 'name'])
    .where('organisation_id', '=', reader.seat.id)
    .where(readsCohort(reader, sql.ref<string | null>('cohorts.id')))
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ $id: id, name }));
}

/** The terms in which claims were approved, the last one first. */
async function findTerms(db: Db, reader: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_claims as claim')
    .select('claim.term')
    .distinct()
    .where('claim.organisation_id', '=', reader.seat.id)
    .where('claim.term', '<>', '')
    .where('claim.state', '=', 'approved')
    .where(readsCohort(reader, sql.ref<string | null>('claim.cohort_id')))
    .orderBy('claim.term', 'desc')
    .execute();
  return rows.map((row) => row.term);
}
