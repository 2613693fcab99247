import type { AskedOpportunity } from '#contract/credit-opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findRosterSeat } from '../rosters/find-roster-seat.ts';
import { showAsked } from './show-asked.ts';

type Named = { organisationSlug: string; requestId: string };

/** @throws Refusal `credit_opportunity_unknown`; the refusals of `findRosterSeat` */
export async function getAskedOpportunity(
  { db }: Core,
  member: Member,
  { organisationSlug, requestId }: Named,
): Promise<AskedOpportunity> {
  return showAsked(db, member, await findRosterSeat(db, member.id, organisationSlug), requestId);
}
