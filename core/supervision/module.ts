import type { Module } from '../ground/declaration.ts';
import { supervisionEvents } from './events.ts';
import { accountBlocked } from './letters/account-blocked.ts';
import { accountUnblocked } from './letters/account-unblocked.ts';
import { supervisionReactions } from './reactions.ts';

export const supervision: Module = {
  name: 'supervision',
  events: supervisionEvents,
  letters: [accountBlocked, accountUnblocked],
  reactions: supervisionReactions,
};
