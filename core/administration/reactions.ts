import { productId } from '#contract/administration/limits.ts';
import { reaction } from '../ground/reaction.ts';
import { endProposal } from './steps/end-proposal.ts';
import { holdProposals } from './steps/hold-proposals.ts';

export const administrationReactions = [
  reaction({
    name: 'administration:lapse-proposal',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'proposal' || kind === 'lone_proposal',
    async run(tx, { subject: { subjectId } }) {
      await holdProposals(tx);
      const row = await tx
        .selectFrom('staff_proposals')
        .selectAll()
        .where('id', '=', subjectId)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (row) await endProposal(tx, row, { state: 'lapsed', by: productId });
    },
  }),
];
