import { newId } from '#core/ground/ids.ts';
import type { News } from '#core/ground/realtime.ts';
import type { Announcement } from './announcement.ts';
import type { Connection } from './connection.ts';
import { matchingIds } from './subscriptions.ts';

/** Milliseconds from when a page is begun until its line stands. Beyond it, what only time changes is behind too. */
const longest = 60_000;
/** News that are kept: in a burst of more a page asks once more for what it has. */
const most = 1000;

/**
 * What this instance has heard lately, so that a page that has just been made need not be asked for again when its line
 * stands (decision 203).
 */
export type Heard = {
  /** Where the hearing stands now. Of use to a page that takes it before it reads anything. */
  place(): string;
  /** Whether a place was given out so lately that somebody may still come with it: what happens must not go by unheard. */
  isAwaited(): boolean;
  /** To be called in the moment in which it is decided which connections hear of it. */
  add(news: News, announcement: Announcement): void;
  /** Something may have happened of which nothing is known here. */
  lose(): void;
  /** True only where it is certain that nothing this connection listens to has been told of since `place`. */
  isUpToDate(connection: Connection, place: unknown): boolean;
};

/** To these accounts, or else on channels to whoever may read it. */
type Piece = { number: number; at: number; accounts?: ReadonlySet<string>; announcement?: Announcement };

export function createHeard(now = () => performance.now()): Heard {
  const instance = newId();
  let pieces: Piece[] = [];
  let count = 0;
  /** Of the news up to this number nothing is known any more. */
  let forgotten = 0;
  let lastPlace = Number.NEGATIVE_INFINITY;

  return {
    place() {
      lastPlace = now();
      return `${instance}.${count}.${Math.floor(lastPlace)}`;
    },
    isAwaited: () => now() - lastPlace <= longest,
    add(news, announcement) {
      count += 1;
      const readers = news.readers.map((role) => /^user:([^/]+)/.exec(role)?.[1]);
      const accounts = readers.filter((id) => id !== undefined);
      const isPersonal = accounts.length === readers.length;
      const whom = isPersonal ? { accounts: new Set(accounts) } : { announcement };
      pieces.push({ number: count, at: now(), ...whom });
      if (pieces.length >= 2 * most) trim();
    },
    lose() {
      count += 1;
      forgotten = count;
      pieces = [];
    },
    isUpToDate({ identity, isEnding, subscriptions }, place) {
      if (!identity || isEnding) return false;
      const since = read(place);
      if (since === null) return false;
      trim();
      if (since < forgotten) return false;
      // The latest are at the end.
      for (let at = pieces.length - 1; at >= 0; at -= 1) {
        const piece = pieces[at];
        if (!piece || piece.number <= since) break;
        if (concerns(piece)) return false;
      }
      return true;

      function concerns({ accounts, announcement }: Piece): boolean {
        if (accounts) return accounts.has(identity?.accountId ?? '');
        if (!announcement) return true;
        return matchingIds(subscriptions, new Set(announcement.channels), announcement.payload).length > 0;
      }
    },
  };

  /** After which piece of news the place was taken; null where it says nothing here. */
  function read(place: unknown): number | null {
    if (typeof place !== 'string') return null;
    const [of, number, at] = place.split('.');
    const age = now() - Number(at);
    const isKnown = of === instance && Number(number) <= count && age >= 0 && age <= longest;
    return isKnown ? Number(number) : null;
  }

  function trim(): void {
    const oldest = now() - longest;
    const from = pieces.findIndex(({ number, at }) => at >= oldest && number > count - most);
    const gone = from < 0 ? pieces : pieces.slice(0, from);
    forgotten = gone.at(-1)?.number ?? forgotten;
    pieces = pieces.slice(gone.length);
  }
}
