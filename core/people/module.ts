import type { Module } from '../ground/declaration.ts';
import { peopleEvents } from './events.ts';
import { peopleNotifications } from './notifications.ts';
import { peopleData } from './own-data.ts';
import { knowByPage } from './policy.ts';
import { peopleReactions } from './reactions.ts';
import { reportablePerson } from './reportable.ts';
import { peopleScheduledJobs } from './scheduled.ts';

export const people: Module = {
  name: 'people',
  reportables: { person: reportablePerson },
  acquaintances: [knowByPage],
  events: peopleEvents,
  notifications: peopleNotifications,
  ownData: peopleData,
  scheduledJobs: peopleScheduledJobs,
  reactions: peopleReactions,
};
