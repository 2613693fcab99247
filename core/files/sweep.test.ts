import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { chunkSize } from '#contract/files/calls.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { device, founderForm, member, provenAddress } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { StoreUnavailable } from '../ground/file-store.ts';
import { signUp } from '../sign-ups/sign-up.ts';
import { deleteFile } from './delete.ts';
import { findFile } from './find.ts';
import { finishUpload } from './finish-upload.ts';
import { holdUpload } from './hold-upload.ts';
import { storeBytes } from './store-bytes.ts';
import { sweepFiles } from './sweep.ts';
import { tablesWithBytes } from './tables-with-bytes.ts';
import { removeBytes } from './unclaimed-bytes.ts';

const core = await freshCore();
const portfolio = { bucketId: 'portfolios', fileId: 'unique()', name: 'work.pdf', uploadId: null };

/** A whole small file, or only the first chunk of a large one. */
async function upload(actor: Actor, { isPartOnly = false, into = core as Core } = {}): Promise<string> {
  const contentRange = isPartOnly ? `bytes 0-${chunkSize - 1}/${2 * chunkSize}` : null;
  const request = { ...portfolio, contentRange };
  const bytes = Readable.from([pdf(isPartOnly ? chunkSize : 500)], { objectMode: false });
  const held = await holdUpload(into, actor, request, bytes);
  return (await finishUpload(into, actor, request, held)).file.id;
}

async function applicant() {
  const { userId, email, browser } = await provenAddress(core);
  const actor: Actor = { kind: 'applicant', id: userId, email };
  return { actor, email, browser };
}

async function stored(): Promise<number> {
  const entries = await readdir(core.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const unclaimed = async () =>
  (await core.db.selectFrom('unclaimed_bytes').select('storage_key').execute()).length;
const locationOf = (fileId: string) => ({ bucketId: 'portfolios', fileId });

/** Simulates that this many hours have passed since everything present was created. */
async function passHours(hours: number): Promise<void> {
  const ago = sql`make_interval(hours => ${hours}::int)`;
  await sql`update files set created_at = created_at - ${ago}, updated_at = updated_at - ${ago}`.execute(
    core.db,
  );
  await sql`update email_proofs set expires_at = expires_at - ${ago}`.execute(core.db);
  await sql`update unclaimed_bytes set remove_after = remove_after - ${ago}`.execute(core.db);
}

test('the sweep deletes an incomplete upload after a day, and never a member’s complete file', async () => {
  const owner = await member(core);
  const [half, whole] = [await upload(owner, { isPartOnly: true }), await upload(owner)];
  assert.deepEqual(await sweepFiles(core), { files: 0, bytesLeft: 0 });
  await passHours(25);
  assert.deepEqual(await sweepFiles(core), { files: 1, bytesLeft: 0 });
  await assert.rejects(findFile(core, owner, locationOf(half)));
  assert.equal((await findFile(core, owner, locationOf(whole))).id, whole);
  assert.deepEqual([await stored(), await unclaimed()], [1, 0]);
  await deleteFile(core, owner, locationOf(whole));
  assert.equal(await stored(), 0);
});

test('an applicant’s files stay with the account, and are deleted if there never is one', async () => {
  const [joins, leaves] = [await applicant(), await applicant()];
  const [kept, lost] = [await upload(joins.actor), await upload(leaves.actor)];
  const form = founderForm(joins.email, { fileId: kept });
  await signUp(core, {
    browser: joins.browser,
    form,
    idempotencyKey: 'k',
    device,
    language: 'en',
    previous: null,
  });
  assert.equal((await sweepFiles(core)).files, 0);
  await passHours(25);
  assert.equal((await sweepFiles(core)).files, 1);
  await assert.rejects(findFile(core, leaves.actor, locationOf(lost)));
  assert.equal((await findFile(core, joins.actor, locationOf(kept))).id, kept);
  await core.db
    .deleteFrom('accounts')
    .where('id', '=', joins.actor.kind === 'applicant' ? joins.actor.id : '')
    .execute();
  await sweepFiles(core);
  assert.deepEqual([await stored(), await unclaimed()], [0, 0]);
});

test('of a simultaneous sign-up and sweep, the file goes with the account or is not taken', async () => {
  for (let round = 0; round < 5; round++) {
    const { actor, email, browser } = await applicant();
    const fileId = await upload(actor);
    const form = founderForm(email, { fileId });
    const joining = signUp(core, {
      browser,
      form,
      idempotencyKey: 'k',
      device,
      language: 'en',
      previous: null,
    });
    const sweeping = core.db
      .deleteFrom('email_proofs')
      .where('id', '=', actor.kind === 'applicant' ? actor.id : '')
      .where('account_id', 'is', null)
      .execute()
      .then(() => sweepFiles(core));
    const [joined] = await Promise.allSettled([joining, sweeping]);
    const files = await core.db.selectFrom('files').select('id').where('id', '=', fileId).execute();
    if (joined.status === 'fulfilled') assert.equal(files.length, 1);
  }
});

test('bytes whose removal failed are removed by the next sweep', async () => {
  const before = await stored();
  let isBroken = true;
  const remove = (key: string) =>
    isBroken ? Promise.reject(new Error('The disk is away.')) : core.files.remove(key);
  const shaky: Core = { ...core, files: { ...core.files, remove } };
  const owner = await member(core);
  const fileId = await upload(owner);
  await deleteFile(shaky, owner, locationOf(fileId));
  assert.deepEqual([await stored(), await unclaimed()], [before + 1, 1]);
  assert.deepEqual(await sweepFiles(shaky), { files: 0, bytesLeft: 1 });
  isBroken = false;
  assert.deepEqual(await sweepFiles(shaky), { files: 0, bytesLeft: 0 });
  assert.deepEqual([await stored(), await unclaimed()], [before, 0]);
});

test('bytes of a server that died are removed once no request can need them', async () => {
  const before = await stored();
  const owner = await member(core);
  const request = { ...portfolio, contentRange: null };
  const held = await holdUpload(core, owner, request, Readable.from([pdf()], { objectMode: false }));
  assert.ok(held);
  await sweepFiles(core);
  assert.equal(await stored(), before + 1);
  await passHours(25);
  await sweepFiles(core);
  assert.deepEqual([await stored(), await unclaimed()], [before, 0]);
});

test('bytes that are stored at one moment have keys of their own, each noted until it is claimed', async () => {
  const before = await unclaimed();
  const keys = await Promise.all(
    Array.from({ length: 40 }, (_, at) => storeBytes(core, Buffer.from(`${at}`))),
  );
  assert.equal(new Set(keys).size, 40);
  assert.equal(await unclaimed(), before + 40);
  for (const [at, key] of keys.entries()) assert.equal(await text(await core.files.read(key)), `${at}`);
  await removeBytes(core, keys);
  assert.equal(await unclaimed(), before);
});

test('a full disk is reported as such and leaves nothing', async () => {
  const put = () => Promise.reject(new StoreUnavailable('full'));
  const full: Core = { ...core, files: { ...core.files, put } };
  const owner = await member(core);
  await assert.rejects(upload(owner, { into: full }), StoreUnavailable);
  assert.equal(await unclaimed(), 0);
});

test('a failed store always closes its source, and only the caller gets the error', async () => {
  const fails = () => Promise.reject(new StoreUnavailable('full'));
  const isAway: Core = {
    ...core,
    get db(): never {
      throw new Error('The database is away.');
    },
  };
  const unread: Core = { ...core, files: { ...core.files, put: fails } };
  for (const failing of [unread, isAway]) {
    const source = Readable.from([pdf()], { objectMode: false });
    await assert.rejects(storeBytes(failing, source));
    assert.equal(source.destroyed, true);
  }
  const torn = new PassThrough();
  const storing = storeBytes(core, torn);
  torn.destroy(new Error('The source broke off.'));
  await assert.rejects(storing, /broke off|Premature close/);
  assert.equal(await unclaimed(), 0);
});

test('a member’s uploads end at the quota', async () => {
  const owner = await member(core);
  await upload(owner);
  await sql`update files set size = 1024 * 1024 * 1024 where owner_id = ${owner.id}`.execute(core.db);
  await assert.rejects(upload(owner), { name: 'Refusal', code: 'storage_quota_exceeded' });
});

test('every table that refers to bytes is in the list for backups and damage checks', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'storage_key' and table_name <> 'unclaimed_bytes'`.execute(
    core.db,
  );
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...tablesWithBytes()].sort());
});
