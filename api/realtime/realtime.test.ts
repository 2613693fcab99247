import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Account, Channel, Databases, ID, Permission, Query, Realtime, Role, TablesDB } from 'appwrite';
import { type CoreEvent, record } from '#core/ground/events.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { now } from '#db/now.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { listen, listenTo, nextOfAccount, serveRealtime } from '#tests/ground/realtime-server.ts';
import { collection, createDocument, dataOf, table } from '#tests/profiles/profile-documents.ts';

const core = await freshCore();
const [here, there] = [await serveRealtime(core), await serveRealtime(core)];
const asha = await person(core, here);
const kwame = await person(core, there);

/** Long enough for an event that must not come, since one that comes takes some milliseconds. */
const silence = 200;

// The official client's heartbeat asks for a window, which Node does not have.
Object.assign(globalThis, { window: { setInterval: () => 0, clearInterval: () => {}, setTimeout } });
after(() => Reflect.deleteProperty(globalThis, 'window'));

type Received = { events: string[]; channels: string[]; payload: Record<string, unknown> };

/** Collects the events that the official client passes to a callback, in a list that a test can wait for. */
function notebook() {
  const received: Received[] = [];
  const count = async (wanted: number) => {
    for (let tries = 0; received.length < wanted && tries < 100; tries += 1) await wait(30);
    assert.equal(received.length, wanted);
    return received;
  };
  return { received, count, write: (event: Received) => received.push(event) };
}

test('the official client hears of its own account, and only of that', async () => {
  const realtime = new Realtime(asha.web);
  const notes = notebook();
  const { close } = await realtime.subscribe(Channel.account(), notes.write);
  for (let tries = 0; here.connections() === 0 && tries < 50; tries += 1) await wait(20);
  await wait(100);
  await new Account(kwame.web).updateName({ name: 'Kwame Mensah' });
  await new Account(asha.web).updateName({ name: 'Asha Patil' });
  const [event] = await notes.count(1);
  assert.deepEqual(event?.events, [
    `users.${asha.id}.update.name`,
    'users.*.update.name',
    `users.${asha.id}.update`,
    'users.*.update',
    `users.${asha.id}`,
    'users.*',
  ]);
  assert.deepEqual(event?.channels, [
    'account',
    `account.${asha.id}`,
    'account.update',
    `account.${asha.id}.update`,
  ]);
  assert.deepEqual([event?.payload.name, event?.payload.$id], ['Asha Patil', asha.id]);
  assert.ok(!('password' in (event?.payload ?? {})));
  await close();
});

test('the guardian’s answer, and coming of age, reach the young member’s open devices', async () => {
  const ear = await listenTo(there, ['account'], { session: asha.session });
  const receivedEvents = () =>
    ear.delivered.filter(({ type }) => type === 'event').map(({ data }) => data as Received);
  const accountId = asha.id;
  const events: CoreEvent[] = [
    { name: 'guardians.answered', accountId, subject: { guardianId: 'g', confirmed: true } },
    { name: 'guardians.outgrown', accountId },
    { name: 'accounts.leaving', accountId },
    { name: 'accounts.kept', accountId },
  ];
  for (const event of events) await core.db.transaction().execute((tx) => record(tx, event));
  for (let tries = 0; receivedEvents().length < events.length && tries < 100; tries += 1) await wait(30);
  assert.deepEqual(
    receivedEvents().map((received) => [received.events[0], Array.isArray(received.payload.labels)]),
    events.map(() => [`users.${asha.id}.update.labels`, true]),
  );
  ear.socket.close();
});

test('readers of a document on the other server get the events of its life', async () => {
  const realtime = new Realtime(kwame.web);
  const notes = notebook();
  const { close } = await realtime.subscribe(
    [Channel.database('main').collection('profiles').document(), Channel.rows()],
    notes.write,
  );
  const guest = await listenTo(there, ['documents']);
  await wait(150);
  const databases = new Databases(asha.web);
  await createDocument(asha.web);
  const shared = await createDocument(asha.web, { password: 'Canary#1234' }, [
    Permission.read(Role.users()),
    Permission.write(Role.user(asha.id)),
  ]);
  const at = { ...collection, documentId: shared.$id };
  // An event shows the document as it is at delivery.
  await notes.count(1);
  await databases.updateDocument({ ...at, data: { name: 'Asha P' } as Record<string, unknown> });
  await notes.count(2);
  await databases.deleteDocument(at);
  const received = await notes.count(3);
  const names = received.map(({ events }) => events[0]);
  const first = `databases.main.collections.profiles.documents.${shared.$id}`;
  assert.deepEqual(names, [`${first}.create`, `${first}.update`, `${first}.delete`]);
  assert.deepEqual(
    received.map(({ payload }) => payload.name),
    ['Asha Kulkarni', 'Asha P', 'Asha P'],
  );
  assert.equal(received[0]?.channels.length, 16);
  for (const name of [
    'documents',
    'rows.create',
    `databases.main.tables.profiles.rows.${shared.$id}`,
    'tablesdb.main.tables.profiles.rows.create',
  ])
    assert.ok(received[0]?.channels.includes(name), name);
  for (const name of [
    'databases.*.collections.*.documents.*',
    `databases.main.tables.profiles.rows.${shared.$id}.create`,
    'databases.main',
    'databases.*.tables.*',
  ])
    assert.ok(received[0]?.events.includes(name), name);
  assert.ok(!JSON.stringify(received).includes('Canary'));
  assert.deepEqual([received[0]?.payload.$collectionId, received[0]?.payload.$id], ['profiles', shared.$id]);
  assert.equal(guest.delivered.filter(({ type }) => type === 'event').length, 0);
  guest.socket.close();
  await close();
});

test('one frame names all matching subscriptions, and their queries and actions count', async () => {
  const ear = await listen(here, { session: asha.session });
  await ear.next('connected');
  const rowId = ID.unique();
  ear.say({
    type: 'subscribe',
    data: [
      { subscriptionId: 'all', channels: ['documents'] },
      { subscriptionId: 'one', channels: [Channel.tablesdb('main').table('profiles').row(rowId).toString()] },
      {
        subscriptionId: 'created',
        channels: [Channel.tablesdb('main').table('profiles').row().create().toString()],
      },
      { subscriptionId: 'pune', channels: ['rows'], queries: [Query.equal('location', 'Pune')] },
      { subscriptionId: 'files', channels: ['files'] },
    ],
  });
  await ear.next('response');
  const tables = new TablesDB(asha.web);
  await tables.createRow({ ...table, rowId, data: dataOf(asha) });
  const created = await ear.next('event');
  assert.deepEqual(created.data.subscriptions, ['all', 'one', 'created']);
  assert.match(String(created.data.timestamp), /\+00:00$/);
  ear.say({ type: 'unsubscribe', data: [{ subscriptionId: 'all' }, { subscriptionId: 'never' }] });
  assert.deepEqual((await ear.next('response')).data, {
    to: 'unsubscribe',
    success: true,
    subscriptions: [
      { subscriptionId: 'all', removed: true },
      { subscriptionId: 'never', removed: false },
    ],
  });
  await tables.updateRow({ ...table, rowId, data: { location: 'Pune' } as Record<string, unknown> });
  assert.deepEqual((await ear.next('event')).data.subscriptions, ['one', 'pune']);
  ear.socket.close();
});

test('a member who loses sight of a document gets one delete event, and nothing more', async () => {
  const ear = await listenTo(there, ['documents'], { session: kwame.session });
  const shared = [Permission.read(Role.users()), Permission.update(Role.user(asha.id))];
  const made = await createDocument(asha.web, {}, shared);
  await ear.next('event');
  const databases = new Databases(asha.web);
  const at = { ...collection, documentId: made.$id };
  await databases.updateDocument({ ...at, permissions: [Permission.update(Role.user(asha.id))] });
  await databases.updateDocument({ ...at, data: { name: 'Hidden' } as Record<string, unknown> });
  const { data } = await ear.next('event');
  assert.match(String((data.events as string[])[0]), new RegExp(`${made.$id}\\.delete$`));
  assert.equal((data.payload as { name: string }).name, 'Asha Kulkarni');
  await wait(silence);
  assert.equal(ear.delivered.filter(({ type }) => type === 'event').length, 2);
  ear.socket.close();
});

test('events about sessions and links reach their account alone, without any secret', async () => {
  const ear = await listenTo(here, ['account'], { session: asha.session });
  const account = new Account(asha.web);
  const other = await listenTo(here, ['account', `account.${asha.id}`], { session: kwame.session });
  const proof = { provider: 'email' as const, factors: ['password' as const] };
  const sessions = await core.db
    .transaction()
    .execute((tx) => openSession(tx, asha.account, proof, { ip: '', userAgent: '' }));
  const opened = await ear.next('event');
  const name = `users.${asha.id}.sessions.${sessions.session.id}`;
  assert.equal((opened.data.events as string[])[0], `${name}.create`);
  assert.equal((opened.data.payload as { secret: string }).secret, '');
  await account.deleteSession({ sessionId: sessions.session.id });
  const ended = await ear.next('event');
  assert.equal((ended.data.events as string[])[0], `${name}.delete`);
  assert.ok(!JSON.stringify(ear.delivered).includes(sessions.secret));

  const { account: unproven, session, web } = await person(core, here, { verified: false });
  const own = await listenTo(here, ['account'], { session });
  const token = await new Account(web).createEmailVerification({ url: 'http://localhost/verify-email' });
  const asked = await nextOfAccount(own);
  assert.equal((asked.data.events as string[])[0], `users.${unproven.id}.verification.${token.$id}.create`);
  assert.equal((asked.data.payload as { secret: string }).secret, '');
  assert.equal(other.delivered.filter(({ type }) => type === 'event').length, 0);
  for (const open of [ear, own, other]) open.socket.close();
});

test('a proven address opens what only proven members may read', async () => {
  const late = await person(core, here, { verified: false });
  const ear = await listenTo(there, ['documents'], { session: late.session });
  await createDocument(asha.web, {}, [Permission.read(Role.users('verified'))]);
  await wait(silence);
  assert.equal(ear.delivered.filter(({ type }) => type === 'event').length, 0);
  await core.db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ email_verified_at: now }).where('id', '=', late.id).execute();
    await record(tx, {
      name: 'accounts.updated',
      accountId: late.id,
      subject: { attribute: 'emailVerification' },
    });
  });
  await createDocument(asha.web, {}, [Permission.read(Role.users('verified'))]);
  await ear.next('event');
  ear.socket.close();
});

test('the client’s older way to subscribe works as well, and comes back after a restart', async () => {
  const notes = notebook();
  const stop = asha.web.subscribe(['account', 'documents'], notes.write);
  for (let tries = 0; here.connections() === 0 && tries < 50; tries += 1) await wait(20);
  await wait(150);
  await new Account(asha.web).updatePrefs({ prefs: { theme: 'dark' } });
  const [first] = await notes.count(1);
  assert.equal(first?.events[0], `users.${asha.id}.update.prefs`);
  here.dropAll();
  await wait(1300);
  await createDocument(asha.web);
  assert.match((await notes.count(2))[1]?.events[0] ?? '', /\.create$/);
  stop();
});

test('nothing here was a bug', () => assert.deepEqual([...here.bugs, ...there.bugs], []));
