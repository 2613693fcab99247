import { eventChannel } from '#core/ground/events.ts';
import type { Broadcast } from '#db/broadcasts.ts';

/**
 * Events sent to other servers or by them that have not come back. More than are ever under way: the connection is broken
 * then.
 */
const mostAwaited = 10_000;

/** Whether kept pages have to look for changes: two counts that only rise. */
export type Changes = {
  /** Commits of this process, counted before their caller has the answer. */
  own(): number;
  /** Commits of other servers, counted as soon as this server learns of them. */
  elsewhere(): number;
};

export type ChangeCounts = Changes & {
  /** The broadcasts of a transaction of this process, once it is committed. */
  committed(all: readonly Broadcast[]): void;
  /** An event that has arrived, ours or another server's; without an id, events may have been missed. */
  arrived(eventId?: string): void;
};

/** For pages without a feed of events: they look for changes at regular times alone. */
export const noChanges: Changes = { own: () => 0, elsewhere: () => 0 };

/** One for each server, whatever connections its parts have. */
export function createChangeCounts(): ChangeCounts {
  let own = 0;
  let elsewhere = 0;
  /** Events of ours that the feed will bring back, and that must not count then. */
  const awaited = new Set<string>();
  return {
    own: () => own,
    elsewhere: () => elsewhere,
    committed(all) {
      for (const { channel, payload, isUnseen } of all) {
        if (channel !== eventChannel) continue;
        if (awaited.size >= mostAwaited) awaited.clear();
        awaited.add(payload);
        if (!isUnseen) own += 1;
      }
    },
    arrived(eventId) {
      if (eventId === undefined || !awaited.delete(eventId)) elsewhere += 1;
    },
  };
}
