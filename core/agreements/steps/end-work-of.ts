import { sql } from 'kysely';
import type { Command } from '#rules/agreements/commands.ts';
import { isDisputed } from '#rules/agreements/money-of.ts';
import type { Milestone } from '#rules/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { carryOut } from './carry-out.ts';
import { holdRowInForce, type InForce } from './hold-in-force.ts';
import { settleClocks } from './settle-clocks.ts';

/**
 * A contributor is gone: what they have begun or handed in is dropped, and what was planned cancelled. What is due stays due, and
 * what is disputed is ruled on: the time of it runs on, also where nobody waits any more. What they would have to confirm is
 * confirmed by silence.
 */
export async function endWorkOf(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .selectFrom('agreements')
    .select('id')
    .where('contributor_id', '=', accountId)
    .where('stage', 'in', ['active', 'ending', 'ended', 'completed'])
    // In a settled one cash can still be due in place of units, and a conversion wait to be confirmed.
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
  // Nothing begins anew that they would owe: their account ends in this transaction.
  let held: InForce = { ...found, contributor_id: null };
  for (const command of held.state.milestones.flatMap(commandFor))
    ({ held } = await carryOut(tx, held, command, { side: 'product', accountId: null }));
  await settleClocks(tx, held);
}

function commandFor(one: Milestone): Command[] {
  const { number: milestone, stage } = one;
  if (isDisputed(one)) return [];
  if (stage === 'planned') return [{ kind: 'cancel', milestone }];
  const isBegun = ['started', 'submitted', 'changes_asked'].includes(stage);
  return isBegun ? [{ kind: 'drop', milestone }] : [];
}
