import type { Module } from '../ground/declaration.ts';
import { turnLapsed } from './emails/turn-lapsed.ts';
import { turnReminder } from './emails/turn-reminder.ts';
import { todayLiveUpdates } from './live-updates.ts';
import { todayReactions } from './reactions.ts';

export const today: Module = {
  name: 'today',
  presenters: todayLiveUpdates,
  reactions: todayReactions,
  emails: [turnReminder, turnLapsed],
};
