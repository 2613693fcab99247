import type { EventName } from '../ground/events.ts';
import { doneEvents, knownNotices, mayBeDone, noticedEvents } from '../ground/notice.ts';
import { reaction } from '../ground/reaction.ts';
import { readDone } from './steps/read-done.ts';
import { writeNotices } from './steps/write-notices.ts';

export const notificationReactions = [
  reaction<EventName>({
    name: 'notifications:tell',
    // Known only once every module has said of which of its events people are told.
    get to() {
      return noticedEvents();
    },
    when(subject, name) {
      const rule = knownNotices().rules.get(name);
      return !rule || !('tells' in rule) || (rule.when?.(subject as never) ?? true);
    },
    async run(tx, event, core) {
      const rule = knownNotices().rules.get(event.name);
      if (!rule || !('tells' in rule)) return;
      const told = { eventId: event.id, at: event.at };
      await writeNotices(tx, told, await rule.tells(tx, event as never, core));
    },
  }),
  reaction<EventName>({
    name: 'notifications:read-done',
    get to() {
      return doneEvents();
    },
    when: (subject, name) => mayBeDone({ name, subject }),
    run: (tx, event) => readDone(tx, event),
  }),
];
