import { AsyncLocalStorage } from 'node:async_hooks';
import { beyondAll, type Position, readPosition, unreachable } from './positions.ts';

/** Where the reads of one request may be answered, and what it wrote. Work without one reads at the primary. */
export type Reading = {
  /** A replica answers only once it has replayed this position. */
  need: Position;
  /** The same for all callers: not only lists and searches may be answered by a replica. */
  isPublic: boolean;
  /** The position of its last write in PostgreSQL's form, null before the first. */
  wrote: string | null;
  /** The position that a replica had replayed at least when it was chosen; beyond all while the primary answers. */
  readAt: Position;
  /** The replica that answers this request. */
  chosen: object | null;
};

const storage = new AsyncLocalStorage<Reading>();

export function newReading(need: Position, isPublic = false): Reading {
  return { need, isPublic, wrote: null, readAt: beyondAll, chosen: null };
}

/** Runs `work`, whose reads are answered as `reading` says. */
export function readingAs<T>(reading: Reading, work: () => T): T {
  return storage.run(reading, work);
}

export const currentReading = (): Reading | undefined => storage.getStore();

/** Notes a write that has been answered: later reads of the request contain it. */
export function noteWrite(reading: Reading, position: string | null): void {
  reading.wrote = position ?? unreachable;
  reading.need = Math.max(reading.need, readPosition(reading.wrote) ?? beyondAll);
}

const writing = /\b(?:insert into|update|delete from|merge into)\b/i;

/** Whether a statement may write anything that a list shows. Counts of requests are shown by none. */
export const writes = (text: string): boolean => writing.test(text) && !/\brate_limits\b/.test(text);

/** Whether a statement is a plain select. */
export const onlyReads = (text: string): boolean =>
  /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|with|\(select)\b/i.test(text) && !writing.test(text);
