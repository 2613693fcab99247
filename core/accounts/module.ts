import type { Module } from '../ground/declaration.ts';
import { accountEvents } from './events.ts';
import { accountNews } from './news.ts';
import { accountData } from './own-data.ts';

export const accounts: Module = {
  name: 'accounts',
  events: accountEvents,
  presenters: accountNews,
  changesRoles: ['accounts.updated'],
  ownData: accountData,
};
