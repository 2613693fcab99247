import { accountOf } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { reaction } from '../ground/reaction.ts';

export const passwordReactions = [
  reaction({
    name: 'passwords:tell-of-change',
    to: ['accounts.updated'],
    async run(tx, event) {
      if (event.subject.attribute !== 'password') return;
      await post(tx, { letter: 'password-changed', accountId: accountOf(event) });
    },
  }),
];
