import type { Tx } from '../../ground/events.ts';
import { holdWithProject } from '../../opportunities/steps/hold-with-project.ts';
import { isOrganisationShown } from '../../organisations/is-shown.ts';
import { openStates } from '../row.ts';
import { endAsked } from './end-asked.ts';

/** Ends all that an institution confirms or is asked for, unless it is active and shown. Projects are held in the order of their ids. */
export async function endOfInstitution(tx: Tx, organisationId: string): Promise<void> {
  const held = await tx
    .selectFrom('organisations')
    .select(['state', isOrganisationShown.as('is_shown')])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (held?.state === 'active' && held.is_shown) return;
  const open = await tx
    .selectFrom('credit_opportunities as asked')
    .innerJoin('opportunities', 'opportunities.id', 'asked.opportunity_id')
    .select(['asked.id', 'asked.opportunity_id'])
    .where('asked.organisation_id', '=', organisationId)
    .where('asked.state', 'in', openStates)
    .orderBy('opportunities.project_id')
    .orderBy('asked.opportunity_id')
    .execute();
  for (const { id, opportunity_id: opportunityId } of open) {
    const row = await holdWithProject(tx, opportunityId);
    const asked = await tx
      .selectFrom('credit_opportunities')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', openStates)
      .forUpdate()
      .executeTakeFirst();
    if (row && asked) await endAsked(tx, asked, row, 'organisation');
  }
}
