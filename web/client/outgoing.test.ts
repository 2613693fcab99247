import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

/** As much of a browser as sending needs; it gives a lock back some time after its work is done, as browsers do. */
const kept = new Map<string, string>();
const sent: string[] = [];
const lines = new Map<string, () => void>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  document: { documentElement: { dataset: { project: 'test' } } },
  addEventListener() {},
  removeEventListener() {},
  async fetch(_: string, { body }: { body: string }) {
    const { key } = JSON.parse(body) as { key: string };
    sent.push(key);
    return Response.json({ id: key }, { status: 201 });
  },
});
Object.defineProperty(navigator, 'locks', {
  value: {
    async request(_: string, work: () => Promise<void>) {
      await work();
      const released = Promise.withResolvers<void>();
      lines.set('release', released.resolve);
      await released.promise;
    },
  },
});
const { putOnItsWay } = await import('./outgoing.ts');
const message = (key: string) => ({ key, accountId: 'asha', conversationId: 'one', text: key, files: [] });
async function until(isSo: () => boolean, signal: AbortSignal): Promise<void> {
  while (!isSo()) await turn(undefined, { signal });
}

test('a message that is written while the lock of the last one is given back is sent all the same', {
  timeout: 10_000,
}, async ({ signal }) => {
  putOnItsWay(message('first'));
  await until(() => lines.has('release'), signal);
  assert.deepEqual(sent, ['first']);
  putOnItsWay(message('second'));
  lines.get('release')?.();
  await until(() => sent.length === 2, signal);
  assert.deepEqual(sent, ['first', 'second']);
  lines.get('release')?.();
});
