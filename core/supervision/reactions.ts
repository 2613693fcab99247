import { accountOf } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { reaction } from '../ground/reaction.ts';

export const supervisionReactions = [
  reaction({
    name: 'supervision:tell-blocked',
    to: ['accounts.blocked'],
    run: (tx, event) => post(tx, { letter: 'account-blocked', accountId: accountOf(event) }),
  }),
  reaction({
    name: 'supervision:tell-unblocked',
    to: ['accounts.unblocked'],
    run: (tx, event) => post(tx, { letter: 'account-unblocked', accountId: accountOf(event) }),
  }),
];
