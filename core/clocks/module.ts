import type { Module } from '../ground/declaration.ts';
import { clockChores } from './chores.ts';
import { clockNotices } from './clock-notices.ts';
import { clockEvents } from './events.ts';
import { clockData } from './own-data.ts';
import { clockTasks } from './tasks.ts';

export const clocks: Module = {
  name: 'clocks',
  events: clockEvents,
  notices: clockNotices,
  chores: clockChores,
  tasks: clockTasks,
  ownData: clockData,
};
