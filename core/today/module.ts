import type { Module } from '../ground/declaration.ts';
import { turnLapsed } from './letters/turn-lapsed.ts';
import { turnReminder } from './letters/turn-reminder.ts';
import { todayNews } from './news.ts';
import { todayReactions } from './reactions.ts';

export const today: Module = {
  name: 'today',
  presenters: todayNews,
  reactions: todayReactions,
  letters: [turnReminder, turnLapsed],
};
