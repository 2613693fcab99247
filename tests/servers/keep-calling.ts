import { setTimeout as sleep } from 'node:timers/promises';
import { rounds } from './rounds.ts';

/** Calls of each kind before they mean anything. */
export const fewest = 10;
/** Milliseconds between two calls of a kind. Shorter ones keep a processor busy, as the long rounds do. */
const [pause] = rounds([20], [3]);
const projectId = 'saharambh';

export type Asked = [method: string, target: string, body?: string];

/** The calls that read and write the busiest tables. */
export const calls: Asked[] = [
  ['GET', '/v1/account'],
  ['GET', '/v1/account/sessions'],
  ['PATCH', '/v1/account/prefs', '{"prefs":{"a":"b"}}'],
  ['PATCH', '/v1/account/name', '{"name":"Asha"}'],
  ['GET', '/v1/storage/buckets/resumes/files'],
  ['GET', '/v1/projects'],
  ['GET', '/v1/opportunities'],
];

/**
 * Sends each of these calls over and over, each kind one after the other. `end` lets them end; `stop` resolves to how often
 * each status came, once each was seen often enough.
 */
export function keepCalling(
  origin: string,
  session: string,
  asked: readonly Asked[],
): { end(): void; stop(): Promise<Map<string, number>> } {
  const seen = new Map<string, number>();
  const headers = {
    'x-appwrite-project': projectId,
    'x-appwrite-session': session,
    'content-type': 'application/json',
  };
  let isOver = false;
  const running = asked.map(async ([method, target, body]) => {
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
  // On a busy machine what happened meanwhile may be over before each call was made often enough to say something.
  const isEnough = () => seen.size >= asked.length && [...seen.values()].every((count) => count > fewest);
  const end = () => {
    isOver = true;
  };
  return {
    end,
    async stop() {
      const patienceEnds = performance.now() + 20_000;
      while (!isEnough() && performance.now() < patienceEnds) await sleep(20);
      end();
      await Promise.all(running);
      return seen;
    },
  };
}
