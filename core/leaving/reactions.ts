import { findCauseOfOwner } from '../accounts/steps/find-cause-of-owner.ts';
import { post } from '../ground/emails.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';

export const leavingReactions = [
  reaction({
    name: 'leaving:confirm',
    to: ['accounts.leaving'],
    async run(tx, event) {
      const accountId = accountOf(event);
      await post(tx, { letter: 'leaving', accountId }, await findCauseOfOwner(tx, accountId));
    },
  }),
];
