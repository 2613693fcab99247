import { noteAction } from '../administration/steps/note-action.ts';
import { reaction } from '../ground/reaction.ts';
import { endHold } from './steps/end-hold.ts';

/** A hold whose proposal was refused, withdrawn or has lapsed keeps nothing any more. */
export const holdReactions = [
  reaction({
    name: 'holds:end-unconfirmed',
    to: ['proposals.ended'],
    async run(tx, { subject: { proposalId } }) {
      const proposal = await tx
        .selectFrom('staff_proposals')
        .select(['subject_id', 'ended_by'])
        .where('id', '=', proposalId)
        .where('kind', '=', 'hold.placed')
        .where('state', 'in', ['refused', 'withdrawn', 'lapsed'])
        .executeTakeFirst();
      if (!proposal) return;
      const hold = await tx
        .selectFrom('holds')
        .select(['id', 'account_id'])
        .where('id', '=', proposal.subject_id)
        .where('state', '=', 'proposed')
        .forUpdate()
        .executeTakeFirst();
      if (!hold) return;
      await endHold(tx, hold);
      await noteAction(tx, { id: proposal.ended_by ?? '' }, { action: 'hold.ended', subjectId: hold.id });
    },
  }),
];
