import { newId } from '#core/ground/ids.ts';
import type { LiveUpdate } from '#core/ground/realtime.ts';
import type { Connection } from './connection.ts';
import type { PresentedUpdate } from './present-update.ts';
import { matchingIds } from './subscriptions.ts';

/** Milliseconds from a page's beginning until its socket opens. After more, data that changes with time alone is old too. */
const longest = 60_000;
/** Live updates that are kept. In a burst of more, a page asks once more for its data. */
const most = 1000;
/** Milliseconds after which each replica of the database that is used has what a live update told of. */
const untilReplayed = 7000;

/**
 * The live updates that this instance has delivered lately: a page that has just been made need not be asked for again when
 * its socket opens (decision 203). A page of another process of the same supervisor need not either: each of them hears all events,
 * and they have one clock (decision 470), unless this one has drawn no page for a minute and records nothing (decision 488).
 */
export type Delivered = {
  /** The current position. It is of use only to a page that takes it before it reads any data. */
  position(): string;
  /** Whether a page may still come with a position that was given out: until then each live update must be recorded. */
  isAwaited(): boolean;
  /** To be called in the same turn in which the receivers are chosen. */
  add(liveUpdate: LiveUpdate, presented: PresentedUpdate): void;
  /** Records that events may have been missed. */
  lose(): void;
  /** These accounts have been sent a live update. */
  note(accountIds: readonly string[]): void;
  /** Whether an account was sent a live update so lately that a replica may not have its event. */
  hasHeard(accountId: string): boolean;
  /** True only where it is certain that no live update for this connection has been delivered since `place`. */
  isUpToDate(connection: Connection, position: unknown): boolean;
};

/** For these accounts, or else for all callers that may read it on its channels. */
type Piece = { number: number; at: number; accounts?: ReadonlySet<string>; presented?: PresentedUpdate };

/** Milliseconds of the machine's own clock, which is the same in all of its processes. */
const machineTime = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** @param group a name that the processes of one supervisor share */
export function createDelivered(group: string | null = null, now = machineTime): Delivered {
  const instance = group === null ? newId() : `${group}-${newId()}`;
  let pieces: Piece[] = [];
  let count = 0;
  /** Live updates up to this number, and up to this time, are no longer known. */
  let forgotten = 0;
  let forgottenAt = now();
  let lastPosition = Number.NEGATIVE_INFINITY;
  const heard = new Map<string, number>();

  return {
    position() {
      // Before it, live updates went by unrecorded.
      if (!isAwaited()) [forgotten, forgottenAt] = [count, now()];
      lastPosition = now();
      return `${instance}.${count}.${Math.floor(lastPosition)}`;
    },
    isAwaited,
    add(liveUpdate, presented) {
      count += 1;
      const readers = liveUpdate.readers.map((role) => /^user:([^/]+)/.exec(role)?.[1]);
      const accounts = readers.filter((id) => id !== undefined);
      const isPersonal = accounts.length === readers.length;
      // Their socket may be another process's, and their page asks here.
      if (isPersonal) note(accounts);
      const whom = isPersonal ? { accounts: new Set(accounts) } : { presented };
      pieces.push({ number: count, at: now(), ...whom });
      if (pieces.length >= 2 * most) trim();
    },
    lose() {
      count += 1;
      forgotten = count;
      forgottenAt = now();
      pieces = [];
    },
    note,
    hasHeard: (accountId) => now() - (heard.get(accountId) ?? Number.NEGATIVE_INFINITY) <= untilReplayed,
    isUpToDate({ identity, isEnding, subscriptions }, position) {
      if (!identity || isEnding) return false;
      trim();
      const since = read(position);
      if (since === null || since < forgotten) return false;
      // The latest are at the end.
      for (let at = pieces.length - 1; at >= 0; at -= 1) {
        const piece = pieces[at];
        if (!piece || piece.number <= since) break;
        if (concerns(piece)) return false;
      }
      return true;

      function concerns({ accounts, presented }: Piece): boolean {
        if (accounts) return accounts.has(identity?.accountId ?? '');
        if (!presented) return true;
        return matchingIds(subscriptions, new Set(presented.channels), presented.payload).length > 0;
      }
    },
  };

  function note(accountIds: readonly string[]): void {
    const time = now();
    // The newest are at the end.
    for (const id of accountIds) {
      heard.delete(id);
      heard.set(id, time);
    }
    for (const [oldest, at] of heard) {
      if (time - at <= untilReplayed) break;
      heard.delete(oldest);
    }
  }

  function isAwaited(): boolean {
    return now() - lastPosition <= longest;
  }

  /** The number of live updates before the position was taken; null for a position that is not valid here. */
  function read(position: unknown): number | null {
    if (typeof position !== 'string') return null;
    const [of, number, at] = position.split('.');
    const age = now() - Number(at);
    if (!of || !number || !(age >= 0 && age <= longest)) return null;
    if (of === instance) return Number(number) <= count ? Number(number) : null;
    return group !== null && of.startsWith(`${group}-`) && isAwaited() ? countAt(Number(at)) : null;
  }

  /** The number of live updates before a time; null where some since then are no longer known. */
  function countAt(time: number): number | null {
    if (time <= forgottenAt) return null;
    const later = pieces.findIndex(({ at }) => at >= time);
    return (later < 0 ? count : (pieces[later - 1]?.number ?? forgotten)) as number;
  }

  function trim(): void {
    const oldest = now() - longest;
    const from = pieces.findIndex(({ number, at }) => at >= oldest && number > count - most);
    const gone = from < 0 ? pieces : pieces.slice(0, from);
    const last = gone.at(-1);
    if (last) [forgotten, forgottenAt] = [last.number, last.at];
    pieces = pieces.slice(gone.length);
  }
}
