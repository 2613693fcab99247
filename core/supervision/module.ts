import type { Module } from '../ground/module.ts';
import { supervisionEvents } from './events.ts';
import { accountBlocked } from './letters/account-blocked.ts';
import { accountUnblocked } from './letters/account-unblocked.ts';

export const supervision: Module = {
  name: 'supervision',
  events: supervisionEvents,
  letters: [accountBlocked, accountUnblocked],
};
