import type { Module } from '../ground/declaration.ts';
import { sessionChores } from './chores.ts';
import { sessionEvents } from './events.ts';
import { newDevice } from './letters/new-device.ts';
import { sessionNews } from './news.ts';
import { sessionNotices } from './notices.ts';
import { sessionData } from './own-data.ts';
import { sessionRepeats } from './repeats.ts';

export const sessions: Module = {
  name: 'sessions',
  events: sessionEvents,
  hasUnseenEvents: true,
  notices: sessionNotices,
  presenters: sessionNews,
  letters: [newDevice],
  chores: sessionChores,
  ownData: sessionData,
  repeats: sessionRepeats,
};
