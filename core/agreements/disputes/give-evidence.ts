import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import type { DisputeBody } from '#contract/agreements/dispute-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { InForce } from '../steps/hold-in-force.ts';
import { type Said, say } from './say.ts';
import { showDispute } from './show-dispute.ts';
import { isInStage } from './stage-of.ts';
import { isEvidenceOpen } from './steps/is-evidence-open.ts';

/**
 * Brings evidence on either side, as long as its time runs.
 * @throws Refusal what `say` names; `milestone_unknown`, `dispute_evidence_over`, `dispute_evidence_full`
 */
export async function giveEvidence(core: Core, member: Member, said: Said): Promise<DisputeBody> {
  const { agreementId, milestone } = said;
  await say(core, member, said, {
    kind: 'give_evidence',
    async before(tx, held) {
      if (countGiven(held, held.side, milestone) >= disputeLimits.statements)
        throw new Refusal('dispute_evidence_full');
      const isOpen = isInStage(held, milestone, 'open');
      if (isOpen && !(await isEvidenceOpen(tx, agreementId, milestone)))
        throw new Refusal('dispute_evidence_over');
    },
  });
  return showDispute(core, member, { agreementId, milestone });
}

function countGiven({ entries }: InForce, by: string, milestone: number): number {
  const own = entries.filter(({ side, fact }) => {
    const isSaid = fact.kind === 'evidence_given' || fact.kind === 'dispute_opened';
    return isSaid && side === by && fact.milestone === milestone;
  });
  return own.length;
}
