import assert from 'node:assert/strict';
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from '#tests/files/sample-files.ts';
import { chunksOf, sendUpload } from '#tests/files/uploads.ts';
import { member } from '#tests/ground/builders.ts';
import { shared } from '#tests/servers/shared-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const { core, server } = shared;
const me = sessionOf(await member(core));

const size = 8 * 1024 * 1024;
const fileId = 'large';
for (const { range, bytes } of chunksOf(pdf(size))) {
  const headers = { 'x-appwrite-session': me, 'content-range': range, 'x-appwrite-id': fileId };
  const sent = await sendUpload(`${server.origin}/v1`, {
    headers,
    file: { name: 'large.pdf', bytes },
    fields: { fileId },
  });
  assert.equal(sent.status, 201);
}
const download = `/v1/storage/buckets/resumes/files/${fileId}/download`;

/** Asks, reads this much of the answer, and goes away without a word. */
function leaveEarly(target: string, after: number): Promise<void> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let length = 0;
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      length += chunk.length;
      if (length >= after) socket.destroy();
    });
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
    const headers = `host: localhost\r\nx-appwrite-project: ${projectId}\r\nx-appwrite-session: ${me}`;
    socket.write(`GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
    if (after === 0) setImmediate(() => socket.destroy());
  });
}

async function openFiles(): Promise<number> {
  const folder = `/proc/${server.pid()}/fd`;
  const links = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(path.join(folder, fd)).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(server.dataDir)).length;
}

for (const target of [download, '/v1/account/export']) {
  test(`a client that leaves in the middle of ${target} leaves no file open and ends no server`, async () => {
    const before = await openFiles();
    for (const after of [0, 1, 300, 70_000, 1_000_000])
      await Promise.all(Array.from({ length: 2 }, () => leaveEarly(target, after)));
    for (let waited = 0; (await openFiles()) > before && waited < 15_000; waited += 100) await sleep(100);
    assert.equal(await openFiles(), before);
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
  });
}
