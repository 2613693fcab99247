import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '#tests/ground/database.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { rounds } from './rounds.ts';

/** Calls of each kind before they mean anything. */
const fewest = 10;
/** Milliseconds between two calls of a kind. Shorter ones keep a processor busy, as the long rounds do. */
const [pause] = rounds([20], [3]);

type Asked = [method: string, target: string, body?: string];

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
  const seen = new Map<string, number>();
  const headers = {
    'x-appwrite-project': projectId,
    'x-appwrite-session': session,
    'content-type': 'application/json',
  };
  let isOver = false;
  const calls: Asked[] = [
    ['GET', '/v1/account'],
    ['GET', '/v1/account/sessions'],
    ['PATCH', '/v1/account/prefs', '{"prefs":{"a":"b"}}'],
    ['PATCH', '/v1/account/name', '{"name":"Asha"}'],
    ['GET', '/v1/storage/buckets/resumes/files'],
    ...(hasPages ? [['GET', '/stories'] satisfies Asked] : []),
    ['GET', '/v1/projects'],
    ['GET', '/v1/opportunities'],
    ...more,
  ];
  const running = calls.map(async ([method, target, body]) => {
    while (!isOver) {
      const status = await fetch(origin + target, { method, headers, ...(body && { body }) }).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        (error: Error) => `${error.message} ${error.cause}`,
      );
      const what = `${method} ${target} ${status}`;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      await sleep(pause);
    }
  });
  // A test that fails before it has stopped the traffic would never end.
  atEnd(() => {
    isOver = true;
  });
  // On a busy machine what happened meanwhile may be over before each call was made often enough to say something.
  const isEnough = () => seen.size >= calls.length && [...seen.values()].every((count) => count > fewest);
  return async () => {
    const patienceEnds = performance.now() + 20_000;
    while (!isEnough() && performance.now() < patienceEnds) await sleep(20);
    isOver = true;
    await Promise.all(running);
    return seen;
  };
}

export function assertNoneFailed(seen: Map<string, number>): void {
  const failed = [...seen.keys()].filter((what) => !/ 200$/.test(what));
  assert.deepEqual(failed, [], JSON.stringify([...seen]));
  assert.ok(
    [...seen.values()].every((count) => count > fewest),
    JSON.stringify([...seen]),
  );
}
