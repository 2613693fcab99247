import { eventChannel } from '#core/ground/events.ts';
import type { Announcement } from '#db/announcements.ts';

/** Told to other servers, or by them, and not yet heard. More than are ever under way: the line is broken then. */
const mostUnheard = 10_000;

/** Whether there is something to look at for whoever keeps what public pages show: two counts that only rise. */
export type News = {
  /** Of what this process has committed, counted before whoever asked for it has the answer. */
  own(): number;
  /** Of what others have committed, counted as soon as this server hears of it. */
  elsewhere(): number;
};

export type Newsroom = News & {
  /** What a transaction of this process tells of, once it is committed. */
  committed(all: readonly Announcement[]): void;
  /** An event that was heard of, ours or another server's; without one, something may have gone by unheard. */
  heard(eventId?: string): void;
};

/** For who hears of nothing: looks are then made by the clock alone. */
export const noNews: News = { own: () => 0, elsewhere: () => 0 };

/** One for each server, whatever connections its parts have. */
export function createNewsroom(): Newsroom {
  let own = 0;
  let elsewhere = 0;
  /** Events of ours that will come back by the feed, where they are no news. */
  const unheard = new Set<string>();
  return {
    own: () => own,
    elsewhere: () => elsewhere,
    committed(all) {
      for (const { channel, payload, isUnseen } of all) {
        if (channel !== eventChannel) continue;
        if (unheard.size >= mostUnheard) unheard.clear();
        unheard.add(payload);
        if (!isUnseen) own += 1;
      }
    },
    heard(eventId) {
      if (eventId === undefined || !unheard.delete(eventId)) elsewhere += 1;
    },
  };
}
