import { sql } from 'kysely';
import type { Command } from '#rules/agreements/commands.ts';
import { isDisputed } from '#rules/agreements/money-of.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { carryOut } from './carry-out.ts';
import { holdRowInForce, type InForce } from './hold-in-force.ts';
import { settleDeadlines } from './settle-deadlines.ts';

/**
 * Ends a deleted contributor's work: begun or submitted milestones are dropped, planned ones cancelled. Amounts due stay
 * due, and disputes are still ruled on: their deadlines run on, even if no one awaits them. Silence confirms payments in
 * their stead.
 */
export async function endWorkOf(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .selectFrom('agreements')
    .select('id')
    .where('contributor_id', '=', accountId)
    .where('stage', 'in', ['active', 'ending', 'ended', 'completed'])
    // A settled agreement can still owe cash for units, or await the confirmation of a conversion.
    .where(
      sql<boolean>`(not is_settled or exists (
        select from agreement_milestones as held where held.agreement_id = agreements.id and held.vested > 0
      ))`,
    )
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await endWork(tx, id);
}

async function endWork(tx: Tx, id: string): Promise<void> {
  const found = await holdRowInForce(tx, id);
  if (!found) return;
  // Begins no new deadline that they would owe: their account ends in this transaction.
  let held: InForce = { ...found, contributor_id: null };
  for (const command of held.state.milestones.flatMap(commandFor))
    ({ held } = await carryOut(tx, held, command, { side: 'product', accountId: null }));
  await settleDeadlines(tx, held);
}

function commandFor(one: Milestone): Command[] {
  const { number: milestone, stage } = one;
  if (isDisputed(one)) return [];
  if (stage === 'planned') return [{ kind: 'cancel', milestone }];
  const isBegun = ['started', 'submitted', 'changes_asked'].includes(stage);
  return isBegun ? [{ kind: 'drop', milestone }] : [];
}
