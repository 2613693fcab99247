import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { type Bounds, inWaves } from './in-waves.ts';

const turns = async () => {
  for (let at = 0; at < 5; at++) await turn();
};

/** Jobs whose steps the test ends, by their numbers. */
function jobs(bounds: Bounds) {
  const waves = inWaves(bounds);
  const preparing: number[] = [];
  const finishing: number[] = [];
  const preparations = new Map<number, PromiseWithResolvers<boolean>>();
  const finishes = new Map<number, PromiseWithResolvers<void>>();
  const putOff: number[] = [];
  const begin = (one: number, group = 'all') =>
    waves.run(async () => {
      preparing.push(one);
      const prepared = Promise.withResolvers<boolean>();
      preparations.set(one, prepared);
      if (!(await prepared.promise)) return null;
      return {
        group,
        finish() {
          finishing.push(one);
          const finished = Promise.withResolvers<void>();
          finishes.set(one, finished);
          return finished.promise;
        },
        async putOff() {
          putOff.push(one);
        },
      };
    });
  const prepare = (one: number, leaves = true) => preparations.get(one)?.resolve(leaves);
  const finish = (one: number) => finishes.get(one)?.resolve();
  return { waves, begin, preparing, finishing, prepare, preparations, finish, finishes, putOff };
}

test('jobs of one turn are prepared together, and the next ones once all of those have begun to finish', async () => {
  const { begin, preparing, finishing, prepare, finish } = jobs({ atOnce: 2 });
  const all = [1, 2, 3].map((one) => begin(one));
  await turns();
  assert.deepEqual(preparing, [1, 2, 3]);
  all.push(...[4, 5].map((one) => begin(one)));
  for (const one of [1, 2, 3]) prepare(one);
  await turns();
  assert.deepEqual(finishing, [1, 2], 'two at once');
  assert.deepEqual(preparing, [1, 2, 3], 'one of them still waits');
  finish(2);
  await turns();
  assert.deepEqual(finishing, [1, 2, 3]);
  assert.deepEqual(preparing, [1, 2, 3, 4, 5], 'while two are under way');
  for (const one of [4, 5]) prepare(one);
  await turns();
  assert.deepEqual(finishing, [1, 2, 3]);
  for (const one of [1, 3]) finish(one);
  await turns();
  for (const one of [4, 5]) finish(one);
  await Promise.all(all);
  assert.deepEqual(finishing, [1, 2, 3, 4, 5]);
});

test('a job that fails or has nothing to finish keeps no other job waiting', async () => {
  const { begin, finishing, prepare, preparations, finish, finishes } = jobs({ atOnce: 1 });
  const all = [1, 2, 3, 4].map((one) => begin(one));
  const ended = Promise.allSettled(all);
  await turns();
  prepare(1, false);
  preparations.get(2)?.reject(new Error('two'));
  for (const one of [3, 4]) prepare(one);
  await turns();
  finishes.get(3)?.reject(new Error('three'));
  await turns();
  finish(4);
  assert.deepEqual(
    (await ended).map((one) => (one.status === 'rejected' ? one.reason.message : 'done')),
    ['done', 'two', 'three', 'done'],
  );
  assert.deepEqual(finishing, [3, 4]);
  const last = begin(5);
  await turns();
  prepare(5);
  await turns();
  finish(5);
  await last;
});

test('nothing begins after the end', async () => {
  const { waves, begin, preparing, finishing, prepare, finish } = jobs({ atOnce: 1 });
  const first = begin(1);
  void begin(2);
  await turns();
  for (const one of [1, 2]) prepare(one);
  await turns();
  waves.end();
  void begin(3);
  finish(1);
  await first;
  await turns();
  assert.deepEqual([preparing, finishing], [[1, 2], [1]]);
});

test('a job that is in preparation at the end never finishes, the first time or again', async () => {
  const late = jobs({ atOnce: 2 });
  void late.begin(1);
  await turns();
  late.waves.end();
  late.prepare(1);
  await turns();
  assert.deepEqual(late.finishing, []);
  const later = jobs({ atOnce: 1, longest: 20 });
  void [1, 2].map((one) => later.begin(one));
  await turns();
  for (const one of [1, 2]) later.prepare(one);
  await wait(30);
  later.finish(1);
  await turns();
  later.waves.end();
  later.prepare(2);
  await turns();
  assert.deepEqual([later.preparing, later.finishing], [[1, 2, 2], [1]]);
});

test('a job that waited too long is prepared again, and may then have nothing to finish', async () => {
  const { begin, preparing, finishing, prepare, finish } = jobs({ atOnce: 1, longest: 20 });
  const all = [1, 2, 3].map((one) => begin(one));
  await turns();
  for (const one of [1, 2, 3]) prepare(one);
  await wait(30);
  finish(1);
  await turns();
  assert.deepEqual([preparing, finishing], [[1, 2, 3, 2], [1]]);
  prepare(2, false);
  await turns();
  prepare(3);
  await turns();
  finish(3);
  await Promise.all(all);
  assert.deepEqual(
    [preparing, finishing],
    [
      [1, 2, 3, 2, 3],
      [1, 3],
    ],
  );
});

test('a slow job makes way for the next one, for as many as may be slow', async () => {
  const { begin, finishing, prepare, finish } = jobs({ atOnce: 1, slow: 2, patience: 20 });
  const all = [1, 2, 3, 4, 5].map((one) => begin(one));
  await turns();
  for (const one of [1, 2, 3, 4, 5]) prepare(one);
  await turns();
  assert.deepEqual(finishing, [1]);
  await wait(100);
  assert.deepEqual(finishing, [1, 2, 3], 'two are slow, and the third keeps its place');
  finish(1);
  await wait(50);
  assert.deepEqual(finishing, [1, 2, 3, 4], 'it may be slow as well once one of them has ended');
  for (const one of [4, 3, 2]) {
    finish(one);
    await turns();
  }
  assert.deepEqual(finishing, [1, 2, 3, 4, 5]);
  finish(5);
  await Promise.all(all);
});

test('a group whose slow ones have all that it may have is put off, and holds up no other group', async () => {
  const { begin, finishing, prepare, finish, putOff } = jobs({
    atOnce: 2,
    slow: 9,
    ofGroup: 2,
    patience: 20,
  });
  const all = [1, 2, 3, 4].map((one) => begin(one, 'silent'));
  await turns();
  for (const one of [1, 2, 3, 4]) prepare(one);
  await turns();
  assert.deepEqual([finishing, putOff], [[1, 2], []], 'the others wait while those may be quick');
  await wait(100);
  assert.deepEqual(
    [finishing, putOff],
    [
      [1, 2],
      [3, 4],
    ],
  );
  all.push(begin(5, 'silent'), ...[6, 7, 8].map((one) => begin(one, 'quick')));
  await turns();
  for (const one of [5, 6, 7, 8]) prepare(one);
  await turns();
  assert.deepEqual(
    [finishing, putOff],
    [
      [1, 2, 6, 7],
      [3, 4, 5],
    ],
  );
  finish(1);
  await turns();
  all.push(begin(9, 'silent'));
  for (const one of [6, 7]) finish(one);
  await turns();
  prepare(9);
  await turns();
  assert.deepEqual(finishing, [1, 2, 6, 7, 8, 9], 'one of them has ended, and another has its place');
  for (const one of [2, 8, 9]) finish(one);
  await Promise.all(all);
});

test('a job that its group holds up lets a job of another group go first', async () => {
  const { begin, finishing, prepare, finish, putOff } = jobs({ atOnce: 2, ofGroup: 1 });
  const all = [begin(1, 'one'), begin(2, 'one'), begin(3, 'other')];
  await turns();
  for (const one of [1, 2, 3]) prepare(one);
  await turns();
  assert.deepEqual(finishing, [1, 3]);
  finish(1);
  await turns();
  assert.deepEqual([finishing, putOff], [[1, 3, 2], []]);
  for (const one of [2, 3]) finish(one);
  await Promise.all(all);
});

test('no more are prepared together than may be', async () => {
  const { begin, preparing, prepare, finish } = jobs({ atOnce: 2, together: 2 });
  const all = [1, 2, 3].map((one) => begin(one));
  await turns();
  assert.deepEqual(preparing, [1, 2]);
  for (const one of [1, 2]) prepare(one);
  await turns();
  assert.deepEqual(preparing, [1, 2, 3]);
  for (const one of [1, 2]) finish(one);
  prepare(3);
  await turns();
  finish(3);
  await Promise.all(all);
});
