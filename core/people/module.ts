import type { Module } from '../ground/declaration.ts';
import { changedHandles } from './changed-handles.ts';
import { peopleConsents } from './consents.ts';
import { peopleEvents } from './events.ts';
import { peopleRows } from './expected-rows.ts';
import { peopleSteps } from './first-steps.ts';
import { peopleNotifications } from './notifications.ts';
import { peopleData } from './own-data.ts';
import { knowByPage } from './policy.ts';
import { peopleReactions } from './reactions.ts';
import { peopleRepeats } from './repeats.ts';
import { reportablePerson } from './reportable.ts';
import { reportableField, reportablePhoto } from './reportable-parts.ts';
import { peopleScheduledJobs } from './scheduled.ts';

export const people: Module = {
  name: 'people',
  firstSteps: peopleSteps,
  reportables: { person: reportablePerson, photo: reportablePhoto, profile_field: reportableField },
  acquaintances: [knowByPage],
  consents: peopleConsents,
  repeats: peopleRepeats,
  events: peopleEvents,
  shownStreams: [{ one: 'person', all: 'people', list: 'handles', since: changedHandles }],
  notifications: peopleNotifications,
  ownData: peopleData,
  expectedRows: peopleRows,
  scheduledJobs: peopleScheduledJobs,
  reactions: peopleReactions,
};
