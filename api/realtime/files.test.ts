import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ID, Permission, Role, Storage } from 'appwrite';
import { pdf } from '#tests/files/sample-files.ts';
import { chunkSize } from '#tests/files/uploads.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';

const core = await freshCore();
const [here, there] = [await serveRealtime(core), await serveRealtime(core)];
const asha = await person(core, here);
const kwame = await person(core, there);

/** Long enough for an event that must not come. */
const silence = 200;

test('readers of a file on the other server get one event for each step of its life', async () => {
  const mine = await listenTo(there, ['files'], { session: asha.session });
  const others = await listenTo(there, ['files'], { session: kwame.session });
  const guest = await listenTo(there, ['files']);
  const storage = new Storage(asha.web);
  const location = { bucketId: 'portfolios', fileId: ID.unique() };
  const bytes = new Uint8Array(pdf(2 * chunkSize + 1));
  const permissions = [Permission.read(Role.users()), Permission.delete(Role.user(asha.id))];
  const name = `buckets.portfolios.files.${location.fileId}`;
  // One after the other: an event shows the file as it is at delivery, to those who may read it then.
  const steps = [
    ['create', () => storage.createFile({ ...location, file: new File([bytes], 'work.pdf') }), [mine]],
    ['update', () => storage.updateFile({ ...location, permissions }), [mine, others]],
    ['delete', () => storage.deleteFile(location), [mine, others]],
  ] as const;
  for (const [action, step, ears] of steps) {
    await step();
    for (const ear of ears) {
      const { data } = await ear.next('event');
      assert.equal((data.events as string[])[0], `${name}.${action}`);
      const channels = ['files', 'buckets.portfolios.files', name];
      assert.deepEqual(data.channels, [...channels, ...channels.map((one) => `${one}.${action}`)]);
      const payload = data.payload as Record<string, unknown>;
      assert.deepEqual(
        [payload.$id, payload.chunksUploaded, payload.sizeActual],
        [location.fileId, 3, bytes.length],
      );
    }
  }
  await wait(silence);
  assert.deepEqual(
    [mine, others, guest].map(({ delivered }) => delivered.filter(({ type }) => type === 'event').length),
    [3, 2, 0],
  );
  for (const { socket } of [mine, others, guest]) socket.close();
  assert.deepEqual([...here.bugs, ...there.bugs], []);
});
