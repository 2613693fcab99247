import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { person } from '#tests/ground/official-clients.ts';
import { type Ear, listen, listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const server = await serveRealtime(core);
const asha = await person(core, server);

const errorOf = async (ear: Ear) => {
  const { code, message } = (await ear.next('error')).data;
  return [code, message];
};

test('the first frame of a connection says who the caller is', async () => {
  const guest = await listen(server);
  assert.deepEqual(await guest.next(), {
    type: 'connected',
    data: { channels: [], subscriptions: [], user: null },
  });
  guest.socket.close();
  const cookie = `a_session_${projectId}=${encodeURIComponent(asha.session)}`;
  const ways: Record<string, string>[] = [{ cookie }, { 'x-appwrite-session': asha.session }];
  for (const headers of ways) {
    const ear = await listen(server, { headers });
    const { user } = (await ear.next('connected')).data as { user: Record<string, unknown> };
    assert.deepEqual([user.$id, user.email, user.password], [asha.id, asha.account.email, undefined]);
    ear.socket.close();
  }
});

test('an unknown project, a foreign page and a bad token are refused for good', async () => {
  for (const query of ['', 'project=', 'project=other']) {
    const ear = await listen(server, { query });
    assert.deepEqual(await errorOf(ear), [1008, 'Missing or unknown project ID']);
    assert.equal(await ear.closed, 1008);
    assert.equal(ear.delivered.length, 1);
  }
  const named = await listen(server, { query: '', headers: { 'x-appwrite-project': projectId } });
  await named.next('connected');
  named.socket.close();
  const foreign = await listen(server, {
    headers: { origin: 'https://evil.example' },
    session: asha.session,
  });
  assert.deepEqual(await errorOf(foreign), [
    1008,
    'Invalid Origin. Register your new client (evil.example) as a new Web platform on your project console dashboard',
  ]);
  assert.equal(await foreign.closed, 1008);
  assert.equal(foreign.delivered.length, 1);
  const token = await listen(server, { query: `project=${projectId}&jwt=nonsense` });
  assert.equal((await errorOf(token))[0], 401);
  await token.closed;
  const known = await listen(server, { headers: { origin: 'https://app.example.com' } });
  await known.next('connected');
  known.socket.close();
});

test('an invalid message is answered with an error, and the connection stays', async () => {
  const ear = await listen(server);
  await ear.next('connected');
  const cases: [unknown, string | RegExp][] = [
    ['no JSON', 'Message format is not valid.'],
    ['{}', 'Message format is not valid.'],
    ['[]', 'Message format is not valid.'],
    ['5', 'Message format is not valid.'],
    [{ type: 'shout' }, 'Message type is not valid.'],
    [{ data: [] }, 'Message type is not valid.'],
    [{ type: 7, data: [] }, 'Message type is not valid.'],
    [{ type: 'presence', data: {} }, 'Message type is not valid.'],
    [{ type: 'authentication' }, 'Payload is not valid. Session is required'],
    [{ type: 'authentication', data: { session: '' } }, 'Payload is not valid. Session is required'],
    [{ type: 'authentication', data: { session: 'x' } }, 'Session is not valid.'],
    [{ type: 'subscribe' }, /^items: /],
    [{ type: 'subscribe', data: {} }, /^items: /],
    [{ type: 'subscribe', data: [{}] }, /^items: /],
    [{ type: 'subscribe', data: [{ channels: 'documents' }] }, /^items: /],
    [{ type: 'subscribe', data: [{ channels: ['a'], subscriptionId: '-x' }] }, /^items: /],
    [{ type: 'subscribe', data: [{ channels: ['a'], queries: 'x' }] }, /^items: /],
    [
      { type: 'subscribe', data: [{ channels: ['a'], queries: ['{"method":"limit","values":[1]}'] }] },
      /^Invalid query/,
    ],
    [{ type: 'unsubscribe', data: [{}] }, /^items: /],
  ];
  for (const [message, expected] of cases) {
    ear.say(message);
    const [code, text] = await errorOf(ear);
    assert.equal(code, 1003, JSON.stringify(message));
    if (typeof expected === 'string') assert.equal(text, expected);
    else assert.match(String(text), expected);
  }
  ear.say({ type: 'ping' });
  assert.deepEqual(await ear.next('pong'), { type: 'pong' });
  ear.socket.close();
});

test('authentication and what follows it are handled in their order', async () => {
  const ear = await listen(server);
  await ear.next('connected');
  ear.say({ type: 'authentication', data: { session: asha.session } });
  ear.say({ type: 'subscribe', data: [{ channels: ['account', 'account.other', 'documents'] }] });
  ear.say({ type: 'ping' });
  const [authenticated, subscribed] = [await ear.next(), await ear.next()];
  assert.equal((authenticated.data.user as { $id: string }).$id, asha.id);
  const [subscription] = subscribed.data.subscriptions as { subscriptionId: string; channels: string[] }[];
  assert.match(subscription?.subscriptionId ?? '', /^[0-9a-f]{20}$/);
  assert.deepEqual(subscription?.channels, ['account', `account.${asha.id}`, 'documents']);
  assert.equal((await ear.next()).type, 'pong');
  ear.socket.close();
});

test('a known subscription is added to, and one bad entry refuses the whole list', async () => {
  const ear = await listenTo(server, ['account', 'account.me', 'documents']);
  const asked = ear.delivered.at(-1)?.data.subscriptions as { channels: string[] }[];
  assert.deepEqual(asked[0]?.channels, ['account', 'documents']);
  ear.say({ type: 'subscribe', data: [{ subscriptionId: 'sub-1', channels: ['files'] }] });
  const again = (await ear.next('response')).data.subscriptions;
  assert.deepEqual(again, [{ subscriptionId: 'sub-1', channels: ['files'], queries: [] }]);
  ear.say({ type: 'subscribe', data: [{ subscriptionId: 'good', channels: ['rows'] }, { channels: [7] }] });
  await ear.next('error');
  ear.say({ type: 'unsubscribe', data: [{ subscriptionId: 'good' }] });
  const removed = (await ear.next('response')).data.subscriptions;
  assert.deepEqual(removed, [{ subscriptionId: 'good', removed: false }]);
  ear.socket.close();
});

test('clients of older versions may name their channels in the address', async () => {
  const query = `project=${projectId}&channels[]=account&channels[1]=files`;
  const ear = await listen(server, { query, session: asha.session });
  const { channels, subscriptions } = (await ear.next('connected')).data;
  assert.deepEqual(channels, ['account', `account.${asha.id}`, 'files']);
  assert.equal((subscriptions as string[]).length, 1);
  ear.socket.close();
});

test('a frame above 64 000 bytes ends the connection, one of 64 000 does not', async () => {
  const ear = await listen(server);
  await ear.next('connected');
  ear.say(JSON.stringify({ type: 'ping' }).padEnd(64_000));
  await ear.next('pong');
  ear.say(JSON.stringify({ type: 'ping' }).padEnd(64_001));
  assert.equal(await ear.closed, 1009);
});

test('the 33rd message of a minute is refused, and the connection stays', async () => {
  await inOneWindow(60);
  const ear = await listen(server);
  await ear.next('connected');
  for (let at = 0; at < 32; at += 1) ear.say({ type: 'ping' });
  for (let at = 0; at < 32; at += 1) await ear.next('pong');
  ear.say({ type: 'ping' });
  assert.deepEqual(await errorOf(ear), [1013, 'Too many messages.']);
  assert.equal(ear.socket.readyState, ear.socket.OPEN);
  ear.socket.close();
});

test('the 129th connection of a minute from one address is refused for now', async () => {
  await inOneWindow(60);
  const counted = await serveRealtime(core, () => '203.0.113.77');
  const ears: Ear[] = [];
  for (let at = 0; at < 128; at += 1) ears.push(await listen(counted));
  await Promise.all(ears.map((ear) => ear.next('connected')));
  const late = await listen(counted);
  assert.deepEqual(await errorOf(late), [1013, 'Too many requests']);
  assert.equal(await late.closed, 1013);
  assert.equal(counted.refused(), 1);
  assert.ok((await millisecondsUntilEnd(counted)) < 5000, 'also one that does not answer our closing');
  assert.equal(counted.refused(), 2);
  for (const ear of ears) ear.socket.terminate();
});

/** Opens a socket by hand that never answers a frame, and waits for the server to end it. */
async function millisecondsUntilEnd({ endpoint }: { endpoint: string }): Promise<number> {
  const { hostname, port, pathname } = new URL(endpoint);
  const socket = connect(Number(port), hostname);
  const began = performance.now();
  socket.write(
    [
      `GET ${pathname}/realtime?project=${projectId} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.resume();
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return performance.now() - began;
}

test('a socket at another path is answered with 404', async () => {
  const elsewhere = { ...server, endpoint: server.endpoint.replace('/v1', '/v2') };
  await assert.rejects(listen(elsewhere), /404/);
});

test('nothing here was a bug', () => assert.deepEqual(server.bugs, []));
