import type { Module } from '../ground/module.ts';
import { sessionEvents } from './events.ts';
import { sessionNews } from './news.ts';

export const sessions: Module = {
  name: 'sessions',
  events: sessionEvents,
  presenters: sessionNews,
};
