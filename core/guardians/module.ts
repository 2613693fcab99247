import type { Module } from '../ground/module.ts';
import { guardianEvents } from './events.ts';
import { guardianNews } from './news.ts';

export const guardians: Module = {
  name: 'guardians',
  events: guardianEvents,
  presenters: guardianNews,
  changesRoles: ['guardians.answered', 'guardians.outgrown'],
};
