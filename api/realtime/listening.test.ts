import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { type Ear, listen, listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';
import { createDocument } from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const [here, there] = [await serveRealtime(core), await serveRealtime(core)];

/** Long enough for a live update that must not come. */
const silence = 200;
const eventsOf = ({ delivered }: Ear) => delivered.filter(({ type }) => type === 'event').length;

test('who stops listening, or goes, is not looked for any more', async () => {
  const [asha, kwame] = [await person(core, here), await person(core, there)];
  const ear = await listenTo(there, ['documents', 'files'], { session: kwame.session });
  const gone = await listenTo(there, ['documents'], { session: kwame.session });
  const open = there.connections();
  gone.socket.close();
  await gone.closed;
  ear.say({ type: 'unsubscribe', data: [{ subscriptionId: 'sub-1' }] });
  await ear.next('response');
  await createDocument(asha.web, {}, ['read("users")']);
  await wait(silence);
  assert.deepEqual([eventsOf(ear), eventsOf(gone), there.connections()], [0, 0, open - 1]);
  ear.say({ type: 'subscribe', data: [{ subscriptionId: 'again', channels: ['rows'], queries: [] }] });
  await ear.next('response');
  await createDocument(asha.web, {}, ['read("users")']);
  assert.deepEqual((await ear.next('event')).data.subscriptions, ['again']);
  ear.socket.close();
  assert.deepEqual([...here.bugs, ...there.bugs], []);
});

test('a server that stops sends open sockets away, and those that come until its port is closed', async () => {
  const leaving = await serveRealtime(core);
  const open = await listen(leaving);
  const closing = leaving.closeSockets();
  const late = await listen(leaving);
  assert.deepEqual([await open.closed, await late.closed], [1012, 1012]);
  await closing;
  const last = await listen(leaving);
  assert.equal(await last.closed, 1012);
});
