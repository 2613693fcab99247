import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Account } from 'appwrite';
import type { Core } from '#core/ground/core.ts';
import { record, type StoredEvent } from '#core/ground/events.ts';
import type { LiveUpdate } from '#core/ground/realtime.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdAccounts, holdRow } from '#tests/ground/held-row.ts';
import { person } from '#tests/ground/official-clients.ts';
import { type Ear, listen, type RealtimeServer, serveRealtime } from '#tests/ground/realtime-server.ts';
import { createDocument } from '#tests/profiles/profile-documents.ts';
import type { Connection } from './connection.ts';
import { createDelivered } from './delivered.ts';
import { createHub } from './hub.ts';

const core = await freshCore();
const [here, there] = [await serveRealtime(core), await serveRealtime(core)];
const asha = await person(core, here);
const kwame = await person(core, here);

/** Resolves once this many more live updates have been recorded since the position was taken. */
async function deliveredMore({ delivered }: RealtimeServer, position: string, more = 1): Promise<void> {
  const countIn = (one: string) => Number(one.split('.')[1]);
  for (let tries = 0; countIn(delivered.position()) < countIn(position) + more; tries += 1) {
    assert.ok(tries < 200, 'it is heard');
    await wait(25);
  }
}
/** Lets the live updates about the creation of those two pass. */
await wait(300);

const profiles = 'databases.main.collections.profiles.documents';

/** The socket of a page that has not subscribed yet. */
async function line(server: RealtimeServer, session?: string): Promise<Ear> {
  const ear = await listen(server, { session });
  await ear.next('connected');
  return ear;
}

/** Subscribes as our own pages do, and returns whether the answer spares the page another request. */
async function standsFor(ear: Ear, accountId: string, since?: unknown): Promise<unknown> {
  const own = JSON.stringify({ method: 'equal', attribute: 'id', values: [accountId] });
  const data = [
    { channels: ['account'], queries: [] },
    { channels: [profiles], queries: [own] },
    { channels: ['conversations', 'messages', 'notifications'], queries: [] },
  ];
  ear.say({ type: 'subscribe', data, since });
  const answer = await ear.next('response');
  assert.equal((answer.data.subscriptions as unknown[]).length, data.length);
  return answer.data.isUpToDate;
}

async function asked(server: RealtimeServer, who: typeof asha, since?: unknown): Promise<unknown> {
  const ear = await line(server, who.session);
  const answer = await standsFor(ear, who.id, since);
  ear.socket.close();
  return answer;
}

const namesDelivered = ({ delivered }: Ear) =>
  delivered.filter(({ type }) => type === 'event').map(({ data }) => (data.payload as { name: string }).name);
const rename = (who: typeof asha, name: string) => new Account(who.web).updateName({ name });

test('an account whose socket is at another process counts as having heard of its own live update', () => {
  let time = 0;
  const delivered = createDelivered('group', () => time);
  const liveUpdate = { readers: ['user:asha'] } as unknown as LiveUpdate;
  delivered.add(liveUpdate, {} as never);
  assert.deepEqual([delivered.hasHeard('asha'), delivered.hasHeard('kwame')], [true, false]);
  time = 7001;
  assert.equal(delivered.hasHeard('asha'), false);
});

test('a page without a live update since it was begun is up to date when its socket opens', async () => {
  assert.equal(await asked(here, asha, here.delivered.position()), true);
  assert.equal(await asked(here, asha), undefined);
});

test('an event between a page’s beginning and its socket makes the page ask, though no socket was open', async () => {
  const position = here.delivered.position();
  for (let tries = 0; here.connections() > 0 && tries < 50; tries += 1) await wait(20);
  assert.equal(here.connections(), 0);
  await rename(asha, 'Asha Rao');
  await deliveredMore(here, position);
  assert.equal(await asked(here, asha, position), undefined);
  assert.equal(await asked(here, asha, here.delivered.position()), true);
});

test('events of others make no page ask again, and an event that the member may read does', async () => {
  const ear = await line(here, asha.session);
  const position = here.delivered.position();
  await rename(kwame, 'Kwame Mensah');
  await createDocument(kwame.web, { id: kwame.id }, ['read("users")']);
  await deliveredMore(here, position, 2);
  assert.equal(await standsFor(ear, asha.id, position), true);
  ear.socket.close();

  const before = here.delivered.position();
  await createDocument(asha.web, { id: asha.id }, ['read("users")']);
  await deliveredMore(here, before);
  assert.equal(await asked(here, asha, before), undefined);
});

test('an open socket delivers a change committed after the page was begun; a later socket makes it ask', async () => {
  const row = await holdRow(core, asha.id, 'update');
  const early = await line(here, asha.session);
  const late = await line(here, asha.session);
  const position = here.delivered.position();
  const changed = core.db.transaction().execute(async (tx) => {
    await tx.updateTable('accounts').set({ name: 'Asha Patil' }).where('id', '=', asha.id).execute();
    await record(tx, { name: 'accounts.updated', accountId: asha.id, subject: { attribute: 'name' } });
  });
  await row.waiters(1);
  assert.equal(await standsFor(early, asha.id, position), true);
  assert.deepEqual(namesDelivered(early), []);
  await row.release();
  await changed;
  await early.next('event');
  assert.deepEqual(namesDelivered(early), ['Asha Patil']);
  assert.equal(await standsFor(late, asha.id, position), undefined);
  for (const { socket } of [early, late]) socket.close();
});

test('a socket that opens while an event is being looked up receives the event', async () => {
  const ear = await line(here, asha.session);
  const position = here.delivered.position();
  const all = await holdAccounts(core);
  await core.db
    .transaction()
    .execute((tx) =>
      record(tx, { name: 'accounts.updated', accountId: asha.id, subject: { attribute: 'name' } }),
    );
  await all.waiters(1);
  assert.equal(await standsFor(ear, asha.id, position), true);
  await all.release();
  await ear.next('event');
  assert.equal(await asked(here, asha, position), undefined);
  ear.socket.close();
});

test('a position of another server, or an invalid one, makes a page ask', async () => {
  const [instance, count, at] = here.delivered.position().split('.');
  for (const since of [
    there.delivered.position(),
    `${instance}.${Number(count) + 1}.${at}`,
    `${instance}.-1.${at}`,
    `${instance}.${count}`,
    `${instance}.${count}.${Number(at) + 60_000}`,
    '',
    7,
    null,
    { position: here.delivered.position() },
  ])
    assert.equal(await asked(here, asha, since), undefined, JSON.stringify(since));
});

test('a guest, and a member whose session has ended, have to ask', async () => {
  assert.equal(await asked(here, { ...asha, session: '' }, here.delivered.position()), undefined);
  const farid = await person(core, here);
  const ear = await line(here, farid.session);
  const position = here.delivered.position();
  await new Account(farid.web).deleteSession({ sessionId: 'current' });
  await ear.closed;
  assert.equal(await asked(here, farid, position), undefined);
  assert.equal(await asked(here, farid, here.delivered.position()), undefined);
  assert.deepEqual([...here.bugs, ...there.bugs], []);

  const delivered = createDelivered();
  const since = delivered.position();
  const connection = connectionOf('mine');
  assert.equal(delivered.isUpToDate(connection, since), true);
  assert.equal(delivered.isUpToDate({ ...connection, isEnding: true }, since), false);
  assert.equal(delivered.isUpToDate({ ...connection, identity: null }, since), false);
});

/** The parts of a connection that matter here. */
const connectionOf = (accountId: string) =>
  ({ identity: { accountId }, isEnding: false, subscriptions: new Map() }) as unknown as Connection;
const liveUpdateFor = (id: string): LiveUpdate => ({
  path: [['users', id]],
  action: 'update',
  body: { $id: id },
  readers: [`user:${id}`],
});
const presented = { events: [], channels: [], timestamp: '', payload: {} };

test('a position is worthless after a minute, and after more live updates than are kept', () => {
  let time = 5000.5;
  const delivered = createDelivered(null, () => time);
  const [mine, theirs] = [connectionOf('mine'), liveUpdateFor('theirs')];
  assert.equal(delivered.isAwaited(), false);
  const position = delivered.position();
  time += 59_000;
  assert.deepEqual([delivered.isUpToDate(mine, position), delivered.isAwaited()], [true, true]);
  time += 2000;
  assert.deepEqual([delivered.isUpToDate(mine, position), delivered.isAwaited()], [false, false]);

  const busy = delivered.position();
  for (let count = 0; count < 900; count += 1) delivered.add(theirs, presented);
  assert.equal(delivered.isUpToDate(mine, busy), true);
  for (let count = 0; count < 101; count += 1) delivered.add(theirs, presented);
  assert.equal(delivered.isUpToDate(mine, busy), false);
  const later = delivered.position();
  for (let count = 0; count < 5000; count += 1) delivered.add(theirs, presented);
  assert.deepEqual(
    [delivered.isUpToDate(mine, later), delivered.isUpToDate(mine, delivered.position())],
    [false, true],
  );
});

test('a page of another process need not be asked for again, one of another supervisor must be', () => {
  let time = 5000;
  const [one, other, foreign] = ['a', 'a', 'b'].map((group) => createDelivered(group, () => time));
  assert.ok(one && other && foreign);
  const mine = connectionOf('mine');
  assert.equal(other.isUpToDate(mine, one.position()), false, 'taken before it began to record');
  other.position();
  time += 10;
  const position = one.position();
  assert.deepEqual(
    [one, other, foreign].map((process) => process.isUpToDate(mine, position)),
    [true, true, false],
  );
  other.add(liveUpdateFor('theirs'), presented);
  assert.equal(other.isUpToDate(mine, position), true);
  time += 10;
  const later = one.position();
  other.add(liveUpdateFor('mine'), presented);
  assert.equal(other.isUpToDate(mine, position), false);
  assert.equal(other.isUpToDate(mine, later), false, 'at the same moment');
  time += 10;
  assert.equal(other.isUpToDate(mine, one.position()), true);
  const lost = one.position();
  other.lose();
  assert.equal(other.isUpToDate(mine, lost), false);
});

test('a process without pages for a minute records nothing, and vouches for none that another has drawn', () => {
  let time = 5000;
  const [one, other] = ['a', 'a'].map((group) => createDelivered(group, () => time));
  assert.ok(one && other);
  const mine = connectionOf('mine');
  other.position();
  time += 10;
  assert.deepEqual([other.isAwaited(), other.isUpToDate(mine, one.position())], [true, true]);
  time += 60_010;
  const unrecorded = one.position();
  assert.deepEqual([other.isAwaited(), other.isUpToDate(mine, unrecorded)], [false, false]);
  time += 10;
  other.position();
  time += 10;
  assert.equal(other.isUpToDate(mine, unrecorded), false);
  assert.deepEqual([other.isAwaited(), other.isUpToDate(mine, one.position())], [true, true]);
});

test('where an event cannot be looked up, every page asks', async () => {
  const delivered = createDelivered();
  const faults: unknown[] = [];
  const gone = {
    get db(): never {
      throw new Error('the database is gone');
    },
  } as unknown as Core;
  const hub = createHub(gone, delivered, (error) => faults.push(error));
  const position = delivered.position();
  const event = {
    id: '1',
    name: 'accounts.updated',
    account_id: 'somebody',
    subject: { attribute: 'name' },
    created_at: new Date(),
    form: null,
    readers: null,
  } as StoredEvent;
  await hub.onEvents([event]);
  assert.equal(faults.length, 1);
  assert.equal(delivered.isUpToDate(connectionOf('mine'), position), false);
  assert.equal(delivered.isUpToDate(connectionOf('mine'), delivered.position()), true);
});

test('an account that was sent a live update is known for seven seconds, and no other one', () => {
  let now = 0;
  const delivered = createDelivered(null, () => now);
  delivered.note(['asha']);
  now = 6000;
  delivered.note(['kwame']);
  assert.deepEqual(['asha', 'kwame', 'meera'].map(delivered.hasHeard), [true, true, false]);
  now = 7001;
  assert.deepEqual(['asha', 'kwame'].map(delivered.hasHeard), [false, true]);
});
