import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce, type InForce } from '../steps/hold-in-force.ts';
import { showDispute } from './show-dispute.ts';

type Proposed = {
  agreementId: string;
  milestone: number;
  basedOn: number;
  awarded: number;
  words: string;
  /** The work that passes to the project, where only a part of the value is awarded. */
  passes: string;
};

/**
 * Proposes to the other side the terms that a ruling could set, while the dispute is open. Evidence and ruling go on
 * meanwhile.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `settlement_full`, `dispute_passes_missing`; refusals
 * of the rules
 */
export async function proposeSettlement(
  core: Core,
  member: Member,
  { agreementId, milestone, basedOn, awarded, words, passes }: Proposed,
): Promise<DisputeBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, member, agreementId);
    const require = async () => {
      if (countProposed(held, held.side, milestone) >= disputeLimits.settlements)
        throw new Refusal('settlement_full');
      const value = held.state.milestones.find(({ number }) => number === milestone)?.terms.value ?? 0;
      if (awarded > 0 && awarded < value && passes === '')
        throw new Refusal('dispute_passes_missing', { param: 'passes' });
    };
    const by = { side: held.side, accountId: member.id, basedOn, require };
    const command = { kind: 'propose_settlement', milestone, awarded } as const;
    await carryOut(tx, held, command, by, { said: { words, passes } });
  });
  return showDispute(core, member, { agreementId, milestone });
}

function countProposed({ entries }: InForce, by: string, milestone: number): number {
  const own = entries.filter(
    ({ side, fact }) => fact.kind === 'settlement_proposed' && side === by && fact.milestone === milestone,
  );
  return own.length;
}
