import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { inTurns } from './in-turns.ts';

test('requests of one turn run together, later ones after that, each with its own answer', async () => {
  const done: number[][] = [];
  const first = Promise.withResolvers<void>();
  const double = inTurns(async (some: readonly number[]) => {
    done.push([...some]);
    if (done.length === 1) await first.promise;
    return some.map((one) => one * 2);
  });
  const begun = [double(1), double(2)];
  await turn();
  await turn();
  const later = [double(3), double(4), double(4)];
  first.resolve();
  assert.deepEqual(await Promise.all([...begun, ...later]), [2, 4, 6, 8, 8]);
  assert.deepEqual(done, [
    [1, 2],
    [3, 4, 4],
  ]);
  assert.equal(await double(5), 10);
});

test('after a failure each request runs alone, and only the failing one gets the error', async () => {
  const done: number[][] = [];
  const once = inTurns(async (some: readonly number[]) => {
    done.push([...some]);
    if (some.includes(2)) throw new Error('two');
    return some;
  });
  const answers = await Promise.allSettled([once(1), once(2), once(3)]);
  assert.deepEqual(
    answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
    [1, 'two', 3],
  );
  assert.deepEqual(done, [[1, 2, 3], [1], [2], [3]]);
});

test('a request that failed alone is not run again', async () => {
  let runs = 0;
  const never = inTurns(async () => {
    runs += 1;
    throw new Error('never');
  });
  await assert.rejects(never(1), { message: 'never' });
  assert.equal(runs, 1);
});
