import type { Command } from '#contract/agreements/commands.ts';
import { isDisputed } from '#contract/agreements/money-of.ts';
import type { Milestone } from '#contract/agreements/state.ts';
import type { Tx } from '../../ground/events.ts';
import { carryOut } from './carry-out.ts';
import { holdRowInForce } from './hold-in-force.ts';

/**
 * A contributor is gone: what they have begun or handed in is dropped, and what was planned cancelled. What is due stays due, and
 * what is disputed is ruled on.
 */
export async function endWorkOf(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx
    .selectFrom('agreements')
    .select('id')
    .where('contributor_id', '=', accountId)
    .where('stage', 'in', ['active', 'ending', 'ended', 'completed'])
    .where('is_settled', '=', false)
    .orderBy('project_id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await endWork(tx, id);
}

async function endWork(tx: Tx, id: string): Promise<void> {
  let held = await holdRowInForce(tx, id);
  for (const command of held?.state.milestones.flatMap(commandFor) ?? [])
    if (held) ({ held } = await carryOut(tx, held, command, { side: 'product', accountId: null }));
}

function commandFor(one: Milestone): Command[] {
  const { number: milestone, stage } = one;
  if (isDisputed(one)) return [];
  if (stage === 'planned') return [{ kind: 'cancel', milestone }];
  const isBegun = ['started', 'submitted', 'changes_asked'].includes(stage);
  return isBegun ? [{ kind: 'drop', milestone }] : [];
}
