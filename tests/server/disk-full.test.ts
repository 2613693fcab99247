import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { sessionOf } from '#tests/api-server.ts';
import { member } from '#tests/builders.ts';
import { atEnd, freshCore } from '#tests/database.ts';
import { pdf } from '#tests/sample-files.ts';
import { startServer } from '#tests/start-server.ts';
import { sendUpload } from '#tests/uploads.ts';

const core = await freshCore();
const me = sessionOf(await member(core));
const server = await startServer({ DATABASE_URL: core.connection.url, LOG_LEVEL: 'silent' });
const files = path.join(server.dataDir, 'files');
const mount = spawnSync('sh', ['-c', `mkdir -p ${files} && mount -t tmpfs -o size=4m tmpfs ${files}`]);
atEnd(async () => {
  if (mount.status === 0) spawnSync('umount', ['-l', files]);
  await server.stop();
});

const headers = { 'x-appwrite-session': me };
const upload = (size: number) =>
  sendUpload(`${server.origin}/v1`, { headers, file: { name: 'cv.pdf', bytes: pdf(size) } });

test('no room for files: 503 with the time to come back, reading goes on, and room is used at once', async (t) => {
  if (mount.status !== 0)
    return t.diagnostic('this user may mount nothing: tried with the error alone (outside/files)');
  const first = await upload(200_000);
  assert.equal(first.status, 201);
  const filling = path.join(files, 'filling');
  await mkdir(files, { recursive: true });
  await writeFile(filling, Buffer.alloc(3_500_000));
  const refused = await upload(2_000_000);
  assert.deepEqual([refused.status, refused.body.type], [503, 'general_unavailable']);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  const view = `${server.origin}/v1/storage/buckets/resumes/files/${first.body.$id}/view?project=saharambh`;
  const read = await fetch(view, { headers });
  assert.equal((await read.arrayBuffer()).byteLength, 200_000);
  await rm(filling);
  assert.equal((await upload(2_000_000)).status, 201);
});

test('no room in the database: 503 for what writes, reading goes on, and room is used at once', async () => {
  const { pool } = core.connection;
  await pool.query(`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before update on accounts for each row execute function no_room()`);
  const ask = (method: string, body?: string) =>
    fetch(`${server.origin}/v1/account${body ? '/name' : ''}`, {
      method,
      headers: { ...headers, 'x-appwrite-project': 'saharambh', 'content-type': 'application/json' },
      body,
    });
  const refused = await ask('PATCH', '{"name":"Asha"}');
  assert.equal(refused.status, 503);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await ask('GET')).status, 200);
  await pool.query('drop trigger no_room on accounts');
  assert.equal((await ask('PATCH', '{"name":"Asha"}')).status, 200);
});
