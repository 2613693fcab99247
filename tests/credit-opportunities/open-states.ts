import { declineCredit } from '#core/credit-opportunities/decline-credit.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { asked } from './credit-opportunities.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const creditOpportunityOpenStates = {
  async credit_opportunities({ core }) {
    const { owner, team, named } = await asked(core);
    const makeStep = () => declineCredit(core, owner, { ...named, reason: '' });
    return { mine: [owner], others: [team], makeStep };
  },
} satisfies OpenStates;
