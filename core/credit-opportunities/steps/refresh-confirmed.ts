import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { holdWithProject } from '../../opportunities/steps/hold-with-project.ts';
import { noteCreditConfirmed } from '../../opportunities/steps/note-credit-confirmed.ts';
import { touchOrganisation } from '../../organisations/steps/touch-organisation.ts';
import { mostCredits } from '../most-credits.ts';
import { endAsked } from './end-asked.ts';

/**
 * Takes over another name of an institution and other rules of its cohorts into what it has confirmed. Without a cohort that has
 * a rule, or once the hours give no credit by it, nothing is confirmed any more.
 */
export async function refreshConfirmed(tx: Tx, organisationId: string): Promise<void> {
  if ((await findStale(tx, organisationId)).length === 0) return;
  const organisation = await tx
    .selectFrom('organisations')
    .select(['slug', 'name'])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  if (!organisation) return;
  for (const { id, opportunity_id: opportunityId, credits_now: credits } of await findStale(
    tx,
    organisationId,
  )) {
    const row = await holdWithProject(tx, opportunityId);
    const asked = await tx
      .selectFrom('credit_opportunities')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .forUpdate()
      .executeTakeFirst();
    if (!row || !asked || row.credit_confirmed === null) continue;
    if (!credits) {
      await endAsked(tx, asked, row, 'organisation');
      continue;
    }
    await tx.updateTable('credit_opportunities').set({ credits }).where('id', '=', id).execute();
    const { slug, name } = organisation;
    await noteCreditConfirmed(tx, opportunityId, { organisation: slug, name, hours: asked.hours, credits });
    await touchOrganisation(tx, organisationId);
  }
}

/** In the order in which their projects are held. */
function findStale(tx: Tx, organisationId: string) {
  const credits = mostCredits(sql<number>`asked.hours`);
  return tx
    .selectFrom('credit_opportunities as asked')
    .innerJoin('opportunities', 'opportunities.id', 'asked.opportunity_id')
    .innerJoin('organisations', 'organisations.id', 'asked.organisation_id')
    .select(['asked.id', 'asked.opportunity_id', credits.as('credits_now')])
    .where('asked.organisation_id', '=', organisationId)
    .where('asked.state', '=', 'confirmed')
    .where('opportunities.credit_confirmed', 'is not', null)
    .where(
      sql<boolean>`(${credits} is distinct from asked.credits
        or opportunities.credit_confirmed ->> 'name' <> organisations.name)`,
    )
    .orderBy('opportunities.project_id')
    .orderBy('asked.opportunity_id')
    .execute();
}
