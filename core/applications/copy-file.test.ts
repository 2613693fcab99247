import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import type { Core } from '#core/ground/core.ts';
import { StoreUnavailable } from '#core/ground/file-store.ts';
import { applyFor } from '#tests/applications/applications.ts';
import { fileThings } from '#tests/files/things.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { changeFile } from './change-file.ts';
import { copyFile } from './copy-file.ts';
import { openReceived } from './open-received.ts';

test('a copy that cannot be stored closes the file that it was made of', async () => {
  const core = await freshCore();
  const owner = await member(core);
  const { fileId = '' } = await fileThings.file.own(core, owner);
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

test('an unopened application’s file is replaced or removed once per version; the earlier bytes go', async () => {
  const core = await freshCore();
  await keepBeating(core);
  const [owner, applicant] = [await member(core), await member(core)];
  const opportunity = await openOpportunity(core, owner);
  const { id: applicationId } = await applyFor(core, applicant, opportunity.slug);
  const { fileId = '' } = await fileThings.file.own(core, applicant);
  const file = { bucketId: 'resumes', fileId };
  const change = (version: number, wanted: typeof file | null, who = applicant) =>
    changeFile(core, who, { applicationId, version, file: wanted });
  const given = await change(1, file);
  assert.deepEqual([given.file?.mimeType, given.version], ['application/pdf', 2]);
  assert.equal((await change(1, file)).version, 2, 'the same again changes nothing');
  await assert.rejects(change(1, null), refused('conflict'));
  await assert.rejects(change(2, null, owner), refused('application_unknown'));
  const other = { bucketId: 'resumes', fileId: 'nothing' };
  await assert.rejects(change(2, other), refused('storage_file_not_found'));
  const keys = async () =>
    (await core.db.selectFrom('application_files').select('storage_key').execute()).map(
      (row) => row.storage_key,
    );
  const [key = ''] = await keys();
  assert.deepEqual([(await change(2, null)).file, await keys()], [null, []]);
  const unclaimed = await core.db.selectFrom('unclaimed_bytes').select('storage_key').execute();
  assert.deepEqual(unclaimed, [{ storage_key: key }], 'nothing else is left behind');
  assert.equal((await change(3, file)).version, 4);
  await openReceived(core, owner, applicationId);
  await assert.rejects(change(4, null), refused('application_opened'));
});
