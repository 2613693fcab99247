import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import type { Core } from '#core/ground/core.ts';
import { StoreUnavailable } from '#core/ground/file-store.ts';
import { things } from '#tests/access-things.ts';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { copyFile } from './copy-file.ts';

test('a copy that cannot be stored closes the file that it was made of', async () => {
  const core = await freshCore();
  const owner = await member(core);
  const { fileId = '' } = (await things.fileId?.own(core, owner)) ?? {};
  const name = { bucketId: 'resumes', fileId };
  assert.equal((await copyFile(core, owner, name)).mime_type, 'application/pdf');

  const opened: Readable[] = [];
  const read: Core['files']['read'] = async (key, range) => {
    const bytes = await core.files.read(key, range);
    opened.push(bytes);
    return bytes;
  };
  const put = () => Promise.reject(new StoreUnavailable('full'));
  const full: Core = { ...core, files: { ...core.files, read, put } };
  await assert.rejects(copyFile(full, owner, name), StoreUnavailable);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([...new Set(opened.map(({ destroyed }) => destroyed))], [true]);
});
