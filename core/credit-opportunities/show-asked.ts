import { sql } from 'kysely';
import type { AskedOpportunity } from '#contract/credit-opportunities/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OrganisationSeatRow } from '../organisations/find-organisation-seat.ts';
import { mayActAs } from '../organisations/policy.ts';
import { askedRows, presentAsked } from './asked-rows.ts';
import { isOwnProject } from './is-own-project.ts';

/** @throws Refusal `credit_opportunity_unknown` */
export async function showAsked(
  db: Db,
  { id: memberId }: Pick<Member, 'id'>,
  seat: OrganisationSeatRow,
  id: string,
): Promise<AskedOpportunity> {
  const row = await askedRows(db, seat.id).where('asked.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('credit_opportunity_unknown');
  const isOwn = await isOwnProject(db, memberId, row.project_id);
  return {
    organisation: { slug: seat.slug, name: seat.name },
    ...presentAsked(row),
    version: row.version,
    terms: row.terms,
    opportunitySlug: row.slug,
    isOwn,
    canAnswer: !isOwn && row.state !== 'ended' && mayActAs(seat, 'coordinator'),
    cohorts: await findCohorts(db, seat.id, id),
  };
}

async function findCohorts(db: Db, organisationId: string, id: string) {
  const rows = await db
    .selectFrom('cohorts')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('credit_rules')
          .select(['hours_a_credit', 'most_hours', 'most_credits'])
          .whereRef('credit_rules.cohort_id', '=', 'cohorts.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('rule'),
      (join) => join.onTrue(),
    )
    .select(['cohorts.id', 'cohorts.name', 'rule.hours_a_credit', 'rule.most_hours', 'rule.most_credits'])
    .select(
      sql<boolean>`exists (select from credit_opportunity_cohorts as chosen
        where chosen.cohort_id = cohorts.id and chosen.credit_opportunity_id = ${id})`.as('is_chosen'),
    )
    .where('cohorts.organisation_id', '=', organisationId)
    .orderBy('cohorts.first_day', 'desc')
    .orderBy('cohorts.id')
    .execute();
  return rows.map((row) => ({
    $id: row.id,
    name: row.name,
    isChosen: row.is_chosen,
    rule:
      row.hours_a_credit === null || row.most_hours === null || row.most_credits === null
        ? null
        : { hoursACredit: row.hours_a_credit, mostHours: row.most_hours, mostCredits: row.most_credits },
  }));
}
