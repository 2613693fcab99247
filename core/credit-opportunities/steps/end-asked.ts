import { sql } from 'kysely';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { OpportunityRow } from '../../opportunities/row.ts';
import { noteCreditConfirmed } from '../../opportunities/steps/note-credit-confirmed.ts';
import { touchOrganisation } from '../../organisations/steps/touch-organisation.ts';
import { type AskedRow, subjectOf } from '../row.ts';

/** Ends a held question, and what it has confirmed. The organisation and the opportunity are held as well. */
export async function endAsked(
  tx: Tx,
  asked: AskedRow,
  opportunity: OpportunityRow,
  by: 'team' | 'organisation',
): Promise<void> {
  await tx
    .updateTable('credit_opportunities')
    .set({ state: 'ended', version: sql<number>`version + 1` })
    .where('id', '=', asked.id)
    .execute();
  await releaseDeadline(tx, 'credit_opportunity', asked.id);
  if (asked.state === 'confirmed') {
    await noteCreditConfirmed(tx, opportunity.id, null);
    await touchOrganisation(tx, asked.organisation_id);
  }
  const subject = { ...subjectOf(asked, opportunity), by };
  await record(tx, { name: 'creditOpportunities.ended', accountId: null, subject });
}
