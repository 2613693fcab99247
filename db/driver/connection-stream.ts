import type { Writable } from 'node:stream';

/**
 * Private part: `connection.stream` of a client, its socket. Checked with pg 8.23.1, which offers no other way to send several
 * statements in one piece, or to end a connection whose database answers nothing.
 */
export type Connected = { readonly connection?: { readonly stream: Writable } };

/**
 * Sends all writes of one turn of the event loop in one piece: with many requests at once, a system call for each statement
 * would be a good part of its cost (decision 75).
 */
export function gatherWrites({ connection }: Connected): void {
  const stream = connection?.stream;
  if (!stream || stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** Ends the connection without waiting for the database. Statements under way on it fail. */
export function hangUp({ connection }: Connected): void {
  connection?.stream.destroy();
}
