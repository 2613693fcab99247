import type { Module } from '../ground/declaration.ts';
import { codeChores } from './chores.ts';
import { codeEvents } from './events.ts';
import { logInCode } from './letters/log-in-code.ts';
import { tokenNews } from './news.ts';
import { codeNotices } from './notices.ts';
import { codeData } from './own-data.ts';

export const codes: Module = {
  name: 'codes',
  events: codeEvents,
  hasUnseenEvents: true,
  notices: codeNotices,
  presenters: tokenNews,
  letters: [logInCode],
  chores: codeChores,
  ownData: codeData,
};
