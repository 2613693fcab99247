import { post } from '../ground/emails.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { keepBirthDate } from './steps/keep-birth-date.ts';

export const supervisionReactions = [
  reaction({
    name: 'supervision:keep-birth-date',
    to: ['proposals.ended'],
    run: (tx, { subject: { proposalId } }) => keepBirthDate(tx, proposalId),
  }),
  reaction({
    name: 'supervision:tell-suspended',
    to: ['standings.suspended'],
    run: (tx, event) => post(tx, { letter: 'account-suspended', accountId: accountOf(event) }, 'product'),
  }),
  reaction({
    name: 'supervision:tell-suspension-ended',
    to: ['standings.suspensionEnded'],
    run: (tx, event) => post(tx, { letter: 'suspension-ended', accountId: accountOf(event) }, 'product'),
  }),
  // The jobs of a server of the earlier version.
  reaction({
    name: 'supervision:tell-blocked',
    to: ['accounts.blocked'],
    run: (tx, event) => post(tx, { letter: 'account-suspended', accountId: accountOf(event) }, 'product'),
  }),
  reaction({
    name: 'supervision:tell-unblocked',
    to: ['accounts.unblocked'],
    run: (tx, event) => post(tx, { letter: 'suspension-ended', accountId: accountOf(event) }, 'product'),
  }),
];
