import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { ProposalRow } from '../proposal-row.ts';

/**
 * All changes of proposals wait for each other, after the locks of their actions. Rights of staff change here alone, so they
 * stay until the transaction ends.
 */
export async function holdProposals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('proposals of staff', 0))`.execute(tx);
}

/** @throws Refusal `proposal_unknown` */
export async function findProposal(tx: Tx, proposalId: string): Promise<ProposalRow> {
  const row = await tx
    .selectFrom('staff_proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .executeTakeFirst();
  if (!row) throw new Refusal('proposal_unknown');
  return row;
}
