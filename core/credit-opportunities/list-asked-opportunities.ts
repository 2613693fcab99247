import { sql } from 'kysely';
import type { CreditOpportunityList, CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import type { AskedOpportunities } from '#contract/credit-opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findRosterSeat } from '../rosters/find-roster-seat.ts';
import { askedRows, presentAsked } from './asked-rows.ts';

type Wanted = { organisationSlug: string; list: CreditOpportunityList; cursor?: string | undefined };

const pageSize = 25;
const statesOf: Record<CreditOpportunityList, CreditOpportunityState[]> = {
  waiting: ['asked', 'unanswered'],
  confirmed: ['confirmed'],
  declined: ['declined', 'taken_back'],
};

/**
 * The opportunities that ask an institution for credit, those asked last first.
 * @throws Refusal `general_cursor_not_found`; the refusals of `findRosterSeat`
 */
export async function listAskedOpportunities(
  { db }: Core,
  { id }: Member,
  { organisationSlug, list, cursor }: Wanted,
): Promise<AskedOpportunities> {
  const seat = await findRosterSeat(db, id, organisationSlug);
  let rows = askedRows(db, seat.id)
    .where('asked.state', 'in', statesOf[list])
    .orderBy('asked.asked_at', 'desc')
    .orderBy('asked.id')
    .limit(pageSize + 1);
  if (cursor !== undefined) {
    const last = await db
      .selectFrom('credit_opportunities')
      .select(['asked_at', 'id'])
      .where('id', '=', cursor)
      .where('organisation_id', '=', seat.id)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    const isAfter = sql<boolean>`(asked.asked_at < (select asked_at from credit_opportunities where id = ${last.id})
      or (asked.asked_at = (select asked_at from credit_opportunities where id = ${last.id}) and asked.id > ${last.id}))`;
    rows = rows.where(isAfter);
  }
  const found = await rows.execute();
  const opportunities = found.slice(0, pageSize).map(presentAsked);
  return {
    organisation: { slug: seat.slug, name: seat.name },
    opportunities,
    next: found.length > pageSize ? (opportunities.at(-1)?.$id ?? '') : '',
  };
}
