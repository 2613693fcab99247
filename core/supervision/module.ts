import type { Module } from '../ground/module.ts';
import { supervisionEvents } from './events.ts';

export const supervision: Module = {
  name: 'supervision',
  events: supervisionEvents,
};
