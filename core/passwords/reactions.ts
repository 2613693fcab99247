import { findCauseOfOwner } from '../accounts/steps/find-cause-of-owner.ts';
import { post } from '../ground/emails.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';

export const passwordReactions = [
  reaction({
    name: 'passwords:tell-of-change',
    to: ['accounts.updated'],
    async run(tx, event) {
      if (event.subject.attribute !== 'password') return;
      const accountId = accountOf(event);
      await post(tx, { letter: 'password-changed', accountId }, await findCauseOfOwner(tx, accountId));
    },
  }),
];
