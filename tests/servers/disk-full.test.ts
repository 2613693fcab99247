import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { connect } from '#db/connect.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { member } from '#tests/ground/builders.ts';
import { freshFolder, launch, preparedFolder } from '#tests/servers/launch.ts';
import { shared } from '#tests/servers/shared-server.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const { core, server } = shared;
const me = sessionOf(await member(core));
const files = path.join(server.dataDir, 'files');

/** Fails the test for root, who should be able to mount: a skipped test would look as if it passed. */
function mayNot(stderr: Buffer): string {
  assert.notEqual(process.getuid?.(), 0, `root may mount nothing here: ${stderr}`);
  return 'this user may mount nothing: tried as root alone';
}

/** Sends an upload over a connection of its own; resolves to the answer, once the server has closed the connection. */
async function uploadRaw(size: number): Promise<string> {
  const form = new FormData();
  form.append('fileId', 'unique()');
  form.append('file', new File([new Uint8Array(pdf(size))], 'cv.pdf'));
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const { port } = new URL(server.origin);
  const socket = connectTo(Number(port), '127.0.0.1');
  const head = [
    'POST /v1/storage/buckets/resumes/files HTTP/1.1',
    `host: localhost:${port}`,
    `content-type: ${sent.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    'x-appwrite-project: saharambh',
    `x-appwrite-session: ${me}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  let delivered = '';
  socket.on('data', (data) => {
    delivered += data;
  });
  await once(socket, 'end', { signal: AbortSignal.timeout(10_000) });
  socket.destroy();
  return delivered;
}

const contract = { 'x-appwrite-project': 'saharambh', 'content-type': 'application/json' };
const headers = { 'x-appwrite-session': me };
const upload = (size: number) =>
  sendUpload(`${server.origin}/v1`, { headers, file: { name: 'cv.pdf', bytes: pdf(size) } });

test('with the file disk full: 503 with a time to retry, reads go on, and freed space is used at once', async (t) => {
  const disk = spawnSync('sh', ['-c', `mkdir -p ${files} && mount -t tmpfs -o size=4m tmpfs ${files}`]);
  if (disk.status !== 0) return t.diagnostic(mayNot(disk.stderr));
  t.after(() => spawnSync('umount', ['-l', files]));
  const first = await upload(200_000);
  assert.equal(first.status, 201);
  const filling = path.join(files, 'filling');
  await mkdir(files, { recursive: true });
  await writeFile(filling, Buffer.alloc(3_500_000));
  const refused = await upload(2_000_000);
  assert.deepEqual([refused.status, refused.body.type], [503, 'general_unavailable']);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  const delivered = await uploadRaw(2_000_000);
  assert.match(delivered, /^HTTP\/1\.1 503 .*^connection: close\r$/ims, 'and its connection ends in order');
  const view = `${server.origin}/v1/storage/buckets/resumes/files/${first.body.$id}/view?project=saharambh`;
  const read = await fetch(view, { headers });
  assert.equal((await read.arrayBuffer()).byteLength, 200_000);
  await rm(filling);
  assert.equal((await upload(2_000_000)).status, 201);
});

test('with the database’s disk full: 503 for writes, reads go on, and freed space is used at once', async (t) => {
  const DATA_DIR = await freshFolder();
  const prepared = path.join(await preparedFolder(), 'postgres');
  const disk = spawnSync('sh', [
    '-c',
    `mount -t tmpfs -o size=256m,mode=755 tmpfs ${DATA_DIR} && cp -a ${prepared} ${DATA_DIR}`,
  ]);
  if (disk.status !== 0) return t.diagnostic(mayNot(disk.stderr));
  const { origin: ready, child, ended } = launch({ DATA_DIR, LOG_LEVEL: 'silent' });
  try {
    const origin = await ready;
    const headers = { ...contract, 'x-appwrite-session': await memberIn(DATA_DIR) };
    const read = () => fetch(`${origin}/v1/account`, { headers });
    const write = () =>
      fetch(`${origin}/v1/account/prefs`, {
        method: 'PATCH',
        headers,
        // Data that cannot be compressed takes new pages of the database.
        body: JSON.stringify({ prefs: { noise: randomBytes(20_000).toString('base64') } }),
      });
    assert.equal((await write()).status, 200);
    const filling = path.join(DATA_DIR, 'filling');
    await fill(filling);
    const refused: Response[] = [];
    for (let tries = 0; tries < 20 && refused.length < 3; tries++) {
      const answer = await write();
      if (answer.status !== 200) refused.push(answer);
      assert.equal((await read()).status, 200);
    }
    assert.deepEqual(
      refused.map(({ status }) => status),
      [503, 503, 503],
    );
    assert.ok(refused.every((answer) => Number(answer.headers.get('retry-after')) > 0));
    // As much log as on a busy day, in a row that does not grow. PostgreSQL ends when its log has no space.
    await assert.rejects(writeMuch(DATA_DIR), { code: '25006' });
    for (const began = performance.now(); performance.now() - began < 2000; )
      assert.equal((await read()).status, 200);
    await rm(filling);
    const room = performance.now();
    while ((await write()).status !== 200)
      assert.ok(performance.now() - room < 3000, 'writing goes on by itself');
  } finally {
    child.kill('SIGTERM');
    await ended;
    spawnSync('umount', ['-l', DATA_DIR]);
  }
});

async function writeMuch(dataDir: string): Promise<void> {
  const client = new pg.Client({
    connectionString: `socket:${dataDir}/postgres/socket?db=saharambh&user=saharambh_app&port=5432`,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`do $$ begin
      for turn in 1..400000 loop
        update accounts set accessed_at = clock_timestamp() where id = (select min(id) from accounts);
        commit;
      end loop;
    end $$`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The session of a new member in the database that lies in `dataDir`. */
async function memberIn(dataDir: string): Promise<string> {
  const connection = connect(`socket:${dataDir}/postgres/socket?db=saharambh&user=saharambh_app&port=5432`);
  const made = await member({ ...core, ...connection });
  await connection.close();
  return sessionOf(made);
}

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  for (const block of [1_000_000, 4096]) {
    const bytes = Buffer.alloc(block);
    let hasRoom = true;
    while (hasRoom) {
      hasRoom = await appendFile(file, bytes).then(
        () => true,
        ({ code }) => {
          if (code !== 'ENOSPC') throw new Error(code);
          return false;
        },
      );
    }
  }
}
