import { withdrawClaim } from '#core/credit/withdraw-claim.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { atCollege, claimWorld } from './claims.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const creditOpenStates = {
  async claims_college({ core }) {
    const world = await claimWorld(core);
    const claimId = await atCollege(core, world);
    const makeStep = () => withdrawClaim(core, world.student, claimId);
    return { mine: [world.college.owner], others: [world.student], makeStep };
  },
} satisfies OpenStates;
