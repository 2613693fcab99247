import type { Module } from '../ground/declaration.ts';
import { accountChores } from './chores.ts';
import { accountEvents } from './events.ts';
import { accountNews } from './news.ts';
import { accountNotices } from './notices.ts';
import { accountData } from './own-data.ts';
import { accountRepeats } from './repeats.ts';
import { nameOfAccount } from './subject-name.ts';

export const accounts: Module = {
  name: 'accounts',
  subjectNames: [nameOfAccount],
  events: accountEvents,
  notices: accountNotices,
  presenters: accountNews,
  changesRoles: ['accounts.updated'],
  chores: accountChores,
  ownData: accountData,
  repeats: accountRepeats,
};
