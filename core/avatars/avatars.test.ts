import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { s3Store } from '#outside/files/s3-store.ts';
import { look, photo } from '#tests/avatars/sample-photos.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { startS3 } from '#tests/servers/s3-server.ts';
import { sweepFiles } from '../files/sweep.ts';
import { type Actor, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { StoreUnavailable } from '../ground/file-store.ts';
import { Refusal } from '../ground/refusal.ts';
import { removeLeavers } from '../leaving/remove-leavers.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { openPhoto } from '../people/open-photo.ts';
import { getAvatar } from './get-avatar.ts';
import { putAvatar } from './put-avatar.ts';
import { removeAvatar } from './remove-avatar.ts';

const local = await freshCore();
const s3 = await startS3();
const bytes = await photo();
const sent = () => Readable.from([bytes], { objectMode: false });

const notFound = (error: unknown) => error instanceof Refusal && error.code === 'avatar_not_found';
const show = async (core: Core, actor: Actor, id: string) =>
  buffer(await (await openPhoto(core, actor, id)).read());

for (const [storage, core, folder] of [
  ['disk', local as Core, local.folder],
  ['S3', { ...local, files: s3Store(s3) } as Core, s3.folder],
] as const) {
  const stored = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isBytes(entry.name))
      .length;
  };
  const isBytes = (name: string) => storage === 'disk' || name.endsWith('_object');
  const someone = async () => ({ asha: await member(core), before: await stored() });

  test(`${storage}: a photo is stored as the server made it and shown only to its owner`, async () => {
    const { asha } = await someone();
    const { avatarId } = await putAvatar(core, asha, sent());
    assert.deepEqual(await getAvatar(core, asha), { avatarId });
    const shown = await show(core, asha, avatarId);
    const { format, width } = await look(shown);
    assert.deepEqual(
      [format, width, (await openPhoto(core, asha, avatarId)).size],
      ['webp', 512, shown.length],
    );
    for (const other of [guest, await member(core)]) {
      await assert.rejects(openPhoto(core, other, avatarId), notFound);
    }
    await assert.rejects(openPhoto(core, asha, 'nothing'), notFound);
  });

  test(`${storage}: a new photo gets another name and leaves nothing of the old one`, async () => {
    const { asha, before } = await someone();
    const first = await putAvatar(core, asha, sent());
    const second = await putAvatar(core, asha, sent());
    assert.notEqual(first.avatarId, second.avatarId);
    assert.match(second.avatarId, /^[0-9a-f]{32}$/);
    await assert.rejects(openPhoto(core, asha, first.avatarId), notFound);
    assert.equal((await stored()) - before, 1);
  });

  test(`${storage}: of ten simultaneous photos one is stored, and nothing of the others`, async () => {
    const { asha, before } = await someone();
    const put = await Promise.all(Array.from({ length: 10 }, () => putAvatar(core, asha, sent())));
    const { avatarId } = await getAvatar(core, asha);
    assert.ok(put.some((one) => one.avatarId === avatarId));
    assert.equal((await stored()) - before, 1);
    assert.ok((await show(core, asha, avatarId)).length > 0);
  });

  test(`${storage}: simultaneous uploads and removals end with one photo or none`, async () => {
    const { asha, before } = await someone();
    await putAvatar(core, asha, sent());
    await Promise.all([
      putAvatar(core, asha, sent()),
      removeAvatar(core, asha),
      removeAvatar(core, asha),
      putAvatar(core, asha, sent()),
    ]);
    const { avatarId } = await getAvatar(core, asha);
    assert.equal((await stored()) - before, avatarId ? 1 : 0);
    await removeAvatar(core, asha);
    assert.equal((await stored()) - before, 0);
    assert.deepEqual(await getAvatar(core, asha), { avatarId: '' });
  });

  test(`${storage}: an upload that is not a photo changes nothing`, async () => {
    const { asha, before } = await someone();
    const { avatarId } = await putAvatar(core, asha, sent());
    const text = Readable.from([Buffer.from('no photo')], { objectMode: false });
    await assert.rejects(putAvatar(core, asha, text), Refusal);
    assert.deepEqual(await getAvatar(core, asha), { avatarId });
    assert.equal((await stored()) - before, 1);
  });

  test(`${storage}: the sweep removes the old photo of a server that dies before it does so`, async () => {
    const { asha, before } = await someone();
    const dying: Core = {
      ...core,
      files: { ...core.files, remove: () => Promise.reject(new Error('the server is gone')) },
    };
    await putAvatar(dying, asha, sent());
    await putAvatar(dying, asha, sent());
    assert.equal((await stored()) - before, 2);
    await sweepFiles(core);
    assert.equal((await stored()) - before, 1);
    await removeAvatar(dying, asha);
    assert.equal((await stored()) - before, 1);
    await sweepFiles(core);
    assert.equal((await stored()) - before, 0);
  });

  test(`${storage}: the sweep removes uncommitted bytes of a dead server after a day`, async () => {
    const { asha, before } = await someone();
    const db = core.db;
    const dying: Core = { ...core, db: dyingAtTransaction(db) };
    await assert.rejects(putAvatar(dying, asha, sent()), /the server is gone/);
    assert.deepEqual(await getAvatar(core, asha), { avatarId: '' });
    await sweepFiles(core);
    assert.equal((await stored()) - before, 1);
    await sql`update unclaimed_bytes set remove_after = now()`.execute(db);
    await sweepFiles(core);
    assert.equal((await stored()) - before, 0);
  });

  test(`${storage}: a photo is deleted with its account`, async () => {
    const { asha, before } = await someone();
    const { avatarId } = await putAvatar(core, asha, sent());
    await sql`update accounts set leaves_at = now() where id = ${asha.id}`.execute(core.db);
    await removeLeavers(core);
    await sweepFiles(core);
    assert.equal((await stored()) - before, 0);
    await assert.rejects(openPhoto(core, asha, avatarId), notFound);
  });

  test(`${storage}: an account deleted while its photo is made leaves nothing`, async () => {
    const { asha, before } = await someone();
    const leaving: Core = {
      ...core,
      async makePortrait(bytes) {
        await sql`delete from accounts where id = ${asha.id}`.execute(core.db);
        return core.makePortrait(bytes);
      },
    };
    await assert.rejects(
      putAvatar(leaving, asha, sent()),
      (error) => error instanceof Refusal && error.code === 'general_unauthorized_scope',
    );
    assert.equal((await stored()) - before, 0);
  });

  test(`${storage}: a member’s export contains their photo`, async () => {
    const { asha } = await someone();
    const { avatarId } = await putAvatar(core, asha, sent());
    for await (const { name, content } of collectOwnData(core, asha)) {
      if (content === null || typeof content === 'string') continue;
      assert.equal(name, 'avatar.webp');
      assert.ok((await buffer(content)).equals(await show(core, asha, avatarId)));
      return;
    }
    assert.fail('the photo is not there');
  });
}

test('a full or unreachable store causes a refusal, and nothing changes', async () => {
  const asha = await member(local);
  const { avatarId } = await putAvatar(local, asha, sent());
  const full: Core = {
    ...local,
    files: { ...local.files, put: () => Promise.reject(new StoreUnavailable('full')) },
  };
  await assert.rejects(putAvatar(full, asha, sent()), StoreUnavailable);
  assert.deepEqual(await getAvatar(local, asha), { avatarId });
});

/** The database as seen by a server that dies before its next transaction. */
function dyingAtTransaction(db: Core['db']): Core['db'] {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') throw new Error('the server is gone');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
