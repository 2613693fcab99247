import { accountOf } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { reaction } from '../ground/reaction.ts';

export const leavingReactions = [
  reaction({
    name: 'leaving:confirm',
    to: ['accounts.leaving'],
    run: (tx, event) => post(tx, { letter: 'leaving', accountId: accountOf(event) }),
  }),
];
