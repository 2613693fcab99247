import { sql } from 'kysely';
import type { CreditOfOpportunity } from '#contract/credit-opportunities/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from '../opportunities/find-own.ts';
import { mayEdit } from '../opportunities/policy.ts';
import { presentAnswer } from './asked-rows.ts';

/**
 * The credit of an opportunity as the team of its project sees it: of an edit that waits for review, where there is one.
 * @throws Refusal `opportunity_unknown`
 */
export async function getOpportunityCredit(
  { db }: Core,
  { id: memberId }: Member,
  opportunityId: string,
): Promise<CreditOfOpportunity> {
  const row = await findOwn(db, memberId, opportunityId);
  if (!row) throw new Refusal('opportunity_unknown');
  const { credit } = row.proposed ?? row.said;
  return {
    opportunity: {
      id: row.id,
      slug: row.slug,
      title: row.said.title,
      state: row.state,
      version: row.version,
    },
    credit: credit && { ...credit, organisation: credit.organisation ?? '' },
    named: await findNamed(db, row.id, credit?.organisation ?? ''),
    canChange: mayEdit(row.seat, row),
  };
}

async function findNamed(db: Db, opportunityId: string, slug: string): Promise<CreditOfOpportunity['named']> {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('credit_opportunities as asked', (join) =>
      join
        .onRef('asked.organisation_id', '=', 'organisations.id')
        .on('asked.opportunity_id', '=', opportunityId),
    )
    .select(['organisations.slug', 'organisations.name', 'asked.state', 'asked.hours', 'asked.credits'])
    .select(['asked.reason', 'asked.asked_at', 'asked.answered_at'])
    .select(
      sql<Date | null>`(select due_at from clocks where clocks.kind = 'credit_opportunity'
        and clocks.subject_id = asked.id and ended_at is null)`.as('due_at'),
    )
    .where('organisations.slug', '=', slug)
    .executeTakeFirst();
  if (!row) return null;
  const { state, hours, credits, reason, asked_at: askedAt } = row;
  const isAsked = state !== null && hours !== null && credits !== null && reason !== null && askedAt !== null;
  return {
    organisation: { slug: row.slug, name: row.name },
    answer: isAsked ? presentAnswer({ ...row, state, hours, credits, reason, asked_at: askedAt }) : null,
  };
}
