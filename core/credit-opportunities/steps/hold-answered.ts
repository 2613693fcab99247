import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdWithProject } from '../../opportunities/steps/hold-with-project.ts';
import { holdActingSeat } from '../../organisations/steps/hold-organisation-seat.ts';
import { isOwnProject } from '../is-own-project.ts';

type Named = { organisationSlug: string; requestId: string };

/**
 * A question that a coordinator answers, held: the organisation, then the opportunity with its project, then the question. No one answers
 * for a project of their own.
 * @throws Refusal `credit_opportunity_unknown`; `credit_opportunity_own`; the refusals of `holdActingSeat`
 */
export async function holdAnswered(tx: Tx, member: Member, { organisationSlug, requestId }: Named) {
  const seat = await holdActingSeat(tx, member, organisationSlug, 'coordinator');
  const found = await tx
    .selectFrom('credit_opportunities')
    .select('opportunity_id')
    .where('id', '=', requestId)
    .where('organisation_id', '=', seat.id)
    .executeTakeFirst();
  const opportunity = found && (await holdWithProject(tx, found.opportunity_id));
  const asked = await tx
    .selectFrom('credit_opportunities')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!opportunity || !asked) throw new Refusal('credit_opportunity_unknown');
  if (await isOwnProject(tx, member.id, opportunity.project_id)) throw new Refusal('credit_opportunity_own');
  return { seat, opportunity, asked };
}
