import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { refuseBody, watchBodies } from './bodies.ts';
import { answerWith } from './http.ts';

/** A server whose time the test sets; overdue requests end within a second of it. */
async function serve() {
  let at = 0;
  const bodies = watchBodies(() => at);
  const server = createServer((request, response) => {
    if (!bodies.admit(request, response, '203.0.113.7')) return refuseBody(response);
    request.resume();
    request.on('end', () => response.end('taken'));
    request.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  after(() => {
    bodies.stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { port, turn: (milliseconds: number) => (at += milliseconds) };
}

function begin(port: number, length: number, type = 'application/json') {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return { socket, ended, send: (bytes: number) => socket.write(Buffer.alloc(bytes)) };
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 1100));

test('a body that stops for 20 seconds ends its connection', async () => {
  const { port, turn } = await serve();
  const { ended, send } = begin(port, 1000);
  send(10);
  await tick();
  turn(21_000);
  assert.match(await ended, /^HTTP\/1\.1 408 /);
});

test('a body slower than 500 bytes a second ends, and a form of 57 kB over a slow line does not', async () => {
  const { port, turn } = await serve();
  const [slow, form] = [begin(port, 57_000), begin(port, 57_000)];
  for (let second = 0; second < 3; second++) {
    slow.send(100);
    form.send(19_000);
    await tick();
    turn(15_500);
  }
  assert.match(await form.ended, /^HTTP\/1\.1 200 /);
  assert.match(await slow.ended, /^HTTP\/1\.1 408 /);
});

test('a body ends after 180 seconds whatever length it states, an upload after the time for its chunk', async () => {
  const { port, turn } = await serve();
  const huge = 999_999_999_999;
  const [form, upload] = [begin(port, huge), begin(port, huge, 'multipart/form-data; boundary=x')];
  const isOpen = async (one: typeof form) =>
    (await Promise.race([one.ended, tick().then(() => 'open')])) === 'open';
  for (let second = 0; second < 10; second++) {
    for (const one of [form, upload]) one.send(16_000);
    await tick();
    turn(19_000);
  }
  assert.match(await form.ended, /^HTTP\/1\.1 408 /);
  assert.ok(await isOpen(upload));
  turn(1_600_000);
  assert.match(await upload.ended, /^HTTP\/1\.1 408 /);
});

test('a network may have so many bodies under way and no more', async () => {
  const { port } = await serve();
  const many = Array.from({ length: 257 }, () => begin(port, 10));
  assert.match(await Promise.race(many.map(({ ended }) => ended)), /^HTTP\/1\.1 429 /);
  for (const { socket } of many) socket.destroy();
});

test('a body that was answered unread is under way no more', async () => {
  const { handle, stop } = answerWith(async () => new Response('too large', { status: 413 }), {
    trustedProxies: 0,
    isHttps: false,
  });
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  after(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const body = 'x'.repeat(200_000);
  for (let sent = 0; sent < 260; sent++)
    assert.equal((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status, 413);
});
