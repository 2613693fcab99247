import type { Module } from '../ground/declaration.ts';
import { codeChores } from './chores.ts';
import { tokenEvents } from './events.ts';
import { logInCode } from './letters/log-in-code.ts';
import { tokenNews } from './news.ts';
import { codeData } from './own-data.ts';

export const codes: Module = {
  name: 'codes',
  events: tokenEvents,
  presenters: tokenNews,
  letters: [logInCode],
  chores: codeChores,
  ownData: codeData,
};
