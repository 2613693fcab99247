import type { Writable } from 'node:stream';

/**
 * Sends all writes of one turn of the event loop in one piece: with many requests at once, a system call for each statement
 * would be a good part of its cost.
 */
export function gatherWrites(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}
