import type { Module } from '../ground/declaration.ts';
import { peopleChores } from './chores.ts';
import { peopleEvents } from './events.ts';
import { peopleNotices } from './notices.ts';
import { peopleData } from './own-data.ts';
import { knowByPage } from './policy.ts';
import { peopleReactions } from './reactions.ts';
import { reportablePerson } from './reportable.ts';

export const people: Module = {
  name: 'people',
  reportables: { person: reportablePerson },
  acquaintances: [knowByPage],
  events: peopleEvents,
  notices: peopleNotices,
  ownData: peopleData,
  chores: peopleChores,
  reactions: peopleReactions,
};
