import { together } from '#db/together.ts';
import type { Core } from '../ground/core.ts';
import type { EventName, EventOf, Tx } from '../ground/events.ts';
import { doneEvents, knownNotifications, mayBeDone, notifiedEvents } from '../ground/notification.ts';
import { reaction } from '../ground/reaction.ts';
import { eachOnce } from './each-once.ts';
import { readDone } from './steps/read-done.ts';
import { writeRows } from './steps/write-notifications.ts';

/** The order matters: in one batch, notifications are written before they are marked as read. */
export const notificationReactions = [
  reaction<EventName>({
    name: 'notifications:tell',
    // Known only once every module has declared which of its events notify members.
    get to() {
      return notifiedEvents();
    },
    when(subject, name) {
      const rule = knownNotifications().rules.get(name);
      return !rule || !('tells' in rule) || (rule.when?.(subject as never) ?? true);
    },
    run: (tx, event, core) => tell(tx, [event], core),
    together: tell,
  }),
  reaction<EventName>({
    name: 'notifications:read-done',
    get to() {
      return doneEvents();
    },
    when: (subject, name) => mayBeDone({ name, subject }),
    run: (tx, event) => readDone(tx, [event]),
    together: readDone,
  }),
];

async function tell(tx: Tx, events: readonly EventOf<EventName>[], core: Core): Promise<void> {
  const notifications = await together(
    tx,
    events.map((event) => async () => {
      const rule = knownNotifications().rules.get(event.name);
      if (!rule || !('tells' in rule)) return [];
      return eachOnce({ eventId: event.id, at: event.at }, await rule.tells(tx, event as never, core));
    }),
  );
  await writeRows(tx, notifications.flat());
}
