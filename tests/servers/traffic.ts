import assert from 'node:assert/strict';
import { atEnd } from '#tests/ground/database.ts';
import { type Asked, calls, fewest, keepCalling } from './keep-calling.ts';

/** Calls for adults only, to be sent as an adult. */
export const roomsOfAdults: Asked[] = [
  ['GET', '/v1/conversations'],
  ['GET', '/v1/account/applications'],
  ['GET', '/v1/account/projects'],
];

/**
 * Reads and writes the busiest tables, and calls `more`, until it is stopped. Resolves to how often each status came. It
 * asks no pages of a server without pages.
 */
export function traffic(
  origin: string,
  session: string,
  more: Asked[] = [],
  { hasPages = true }: { hasPages?: boolean } = {},
) {
  const running = keepCalling(origin, session, [
    ...calls,
    ...(hasPages ? [['GET', '/stories'] satisfies Asked] : []),
    ...more,
  ]);
  // A test that fails before it has stopped the traffic would never end.
  atEnd(running.end);
  return running.stop;
}

export function assertNoneFailed(seen: Map<string, number>): void {
  const failed = [...seen.keys()].filter((what) => !/ 200$/.test(what));
  assert.deepEqual(failed, [], JSON.stringify([...seen]));
  assert.ok(
    [...seen.values()].every((count) => count > fewest),
    JSON.stringify([...seen]),
  );
}
