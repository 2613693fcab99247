import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { OpportunityRow } from '../../opportunities/row.ts';
import { subjectOf } from '../row.ts';

/** Asks the institution that a held opportunity names; again where it was asked before. */
export async function askInstitution(
  tx: Tx,
  opportunity: OpportunityRow,
  organisationId: string,
): Promise<void> {
  const asked = await tx
    .insertInto('credit_opportunities')
    .values({ id: newId(), opportunity_id: opportunity.id, organisation_id: organisationId })
    .onConflict((conflict) =>
      conflict.columns(['opportunity_id', 'organisation_id']).doUpdateSet({
        state: 'asked',
        reason: '',
        asked_at: now,
        answered_at: null,
        version: sql<number>`credit_opportunities.version + 1`,
      }),
    )
    .returning(['id', 'organisation_id', 'opportunity_id'])
    .executeTakeFirstOrThrow();
  await releaseDeadline(tx, 'credit_opportunity', asked.id);
  await beginDeadline(tx, {
    kind: 'credit_opportunity',
    subjectId: asked.id,
    owes: { accountId: null },
    awaitedBy: null,
  });
  const subject = subjectOf(asked, opportunity);
  await record(tx, { name: 'creditOpportunities.asked', accountId: null, subject });
}
