import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import { removeAvatar } from '#core/avatars/remove-avatar.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { listenTo, nextOfAccount, serveRealtime } from '#tests/ground/realtime-server.ts';

const core = await freshCore();
const server = await serveRealtime(core);

test('a member’s other devices get an event when the photo changes, without the photo’s id', async () => {
  const asha = await person(core, server);
  const ear = await listenTo(server, ['account'], { session: asha.session });
  const { avatarId } = await putAvatar(core, asha, Readable.from([await photo()], { objectMode: false }));
  await removeAvatar(core, asha);
  for (let times = 0; times < 2; times++) {
    const { data } = await nextOfAccount(ear);
    const [event] = data.events as string[];
    assert.equal(event, `users.${asha.id}.update.avatar`);
    assert.equal((data.payload as { $id: string }).$id, asha.id);
    assert.ok(!JSON.stringify(data).includes(avatarId));
  }
  ear.socket.close();
});
