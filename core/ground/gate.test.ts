import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gate } from './gate.ts';
import { Refusal } from './refusal.ts';

test('`atOnce` tasks run, `mostWaiting` tasks wait, and the rest are refused', async () => {
  const inTurn = gate({ atOnce: 2, mostWaiting: 3 });
  let running = 0;
  let most = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await opened;
      running--;
    });
  const asked = Array.from({ length: 8 }, work);
  open();
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  assert.deepEqual([most, refused.length], [2, 3]);
  for (const reason of refused) assert.ok(reason instanceof Refusal && reason.code === 'general_busy');
});

test('a task that fails frees its slot', async () => {
  const inTurn = gate({ atOnce: 1, mostWaiting: 1 });
  await assert.rejects(inTurn(() => Promise.reject(new Error('no'))));
  assert.equal(await inTurn(async () => 'next'), 'next');
});
