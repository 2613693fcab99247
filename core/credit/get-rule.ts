import type { CreditRuleBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OrganisationSeatRow } from '../organisations/find-organisation-seat.ts';
import { mayActAs } from '../organisations/policy.ts';
import { findRosterSeat } from '../rosters/find-roster-seat.ts';
import { findRule, presentRule } from './find-rule.ts';

type Of = { organisationSlug: string; cohortId: string };

/**
 * The rule of a cohort, for the staff who look after students.
 * @throws Refusal `cohort_unknown`; the refusals of `findRosterSeat`
 */
export async function getRule(
  { db }: Core,
  { id }: Member,
  { organisationSlug, cohortId }: Of,
): Promise<CreditRuleBody> {
  return showRule(db, await findRosterSeat(db, id, organisationSlug), cohortId);
}

/** @throws Refusal `cohort_unknown`, also for one of another organisation */
export async function showRule(db: Db, seat: OrganisationSeatRow, cohortId: string): Promise<CreditRuleBody> {
  const cohort = await db
    .selectFrom('cohorts')
    .select(['id as $id', 'name'])
    .where('id', '=', cohortId)
    .where('organisation_id', '=', seat.id)
    .executeTakeFirst();
  if (!cohort) throw new Refusal('cohort_unknown');
  const rule = await findRule(db, cohortId);
  const rows = await db
    .selectFrom('roster_rows')
    .select('semester')
    .distinct()
    .where('cohort_id', '=', cohortId)
    .where('semester', '<>', '')
    .orderBy('semester')
    .execute();
  return {
    organisation: { slug: seat.slug, name: seat.name },
    cohort,
    version: rule?.version ?? 0,
    rule: rule ? presentRule(rule) : null,
    madeAt: isoDateOrEmpty(rule?.madeAt ?? null),
    semesters: rows.map(({ semester }) => semester),
    canChange: mayActAs(seat, 'coordinator'),
  };
}
