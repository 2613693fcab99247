import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchRoom } from './watch-room.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'room-'));
after(() => rm(folder, { recursive: true }));

test('a reserve that stands costs no bytes at the next looks', async () => {
  const troubles: unknown[] = [];
  const stop = watchRoom(
    { folder, url: 'postgres://localhost:1/none' },
    { onChange: () => {}, onTrouble: (error) => troubles.push(error) },
  );
  const reserve = path.join(folder, 'reserve');
  while (((await stat(reserve).catch(() => null))?.size ?? 0) < 16 * 1024 * 1024) await sleep(20);
  let filled = 0;
  const { alloc } = Buffer;
  Buffer.alloc = ((size: number, ...rest: []) => {
    filled += size;
    return alloc(size, ...rest);
  }) as typeof alloc;
  await sleep(800);
  Buffer.alloc = alloc;
  await stop();
  assert.deepEqual(troubles, []);
  assert.ok(filled < 1024 * 1024, `${filled} bytes were filled while nothing changed`);
});
