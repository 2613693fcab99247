import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Account, Databases } from 'appwrite';
import { sql } from 'kysely';
import { record, type Tx } from '#core/ground/events.ts';
import { openSession } from '#core/sessions/steps/open-session.ts';
import { renewSecret } from '#core/sessions/steps/renew-secret.ts';
import { now } from '#db/now.ts';
import { openEventFeed } from '#outside/events/feed.ts';
import { goodPassword } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { clients, person } from '#tests/ground/official-clients.ts';
import { type Ear, listen, listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';
import { collection, createDocument } from '#tests/profiles/profile-documents.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const core = await freshCore();
const [here, there] = [await serveRealtime(core), await serveRealtime(core)];

/** Milliseconds that ends took. */
const took: number[] = [];
after(() => {
  // On a machine that is busy with something else single ones come late.
  const inTime = took.filter((time) => time <= 1000).length;
  assert.ok(
    inTime > took.length / 2,
    `most ends reach their sockets within a second: ${took.map(Math.round)}`,
  );
});

async function closeOf(ear: Ear): Promise<number | 'still open'> {
  const began = performance.now();
  const code = await Promise.race([ear.closed, wait(10_000, 'still open' as const)]);
  took.push(performance.now() - began);
  return code;
}

/** How many statements wait for a lock. */
async function waiting(tx: Tx): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Another device of the same person. */
async function anotherSession(owner: Awaited<ReturnType<typeof person>>) {
  const proof = { provider: 'email' as const, factors: ['password' as const] };
  const { session, secret } = await core.db
    .transaction()
    .execute((tx) => openSession(tx, owner.account, proof, { ip: '', userAgent: '' }));
  const value = sessionOf({ ...owner, secret });
  return { id: session.id, session: value, ...clients(here, value) };
}

test('logging out closes the sockets of that session, on every server, after telling them', async () => {
  const asha = await person(core, here);
  const phone = await anotherSession(asha);
  const ears = [
    await listenTo(here, ['account'], { session: asha.session }),
    await listenTo(there, ['account'], { session: asha.session }),
  ];
  const kept = await listenTo(there, ['account'], { session: phone.session });
  await new Account(asha.web).deleteSession({ sessionId: 'current' });
  for (const ear of ears) {
    assert.equal(await closeOf(ear), 4001);
    const last = ear.delivered.filter(({ type }) => type === 'event').at(-1);
    const { events } = (last?.data ?? {}) as { events?: string[] };
    assert.equal(events?.[0], `users.${asha.id}.sessions.${asha.sessionId}.delete`);
  }
  assert.equal(kept.socket.readyState, kept.socket.OPEN);
  await new Account(phone.web).deleteSessions();
  assert.equal(await closeOf(kept), 4001);
});

test('a changed password closes the sockets of all other sessions', async () => {
  const asha = await person(core, here);
  const phone = await anotherSession(asha);
  const [own, other] = [
    await listenTo(here, ['account'], { session: asha.session }),
    await listenTo(there, ['account'], { session: phone.session }),
  ];
  await new Account(asha.web).updatePassword({ password: 'Kolam#2027', oldPassword: goodPassword });
  assert.equal(await closeOf(other), 4001);
  assert.equal(own.socket.readyState, own.socket.OPEN);
  own.socket.close();
});

test('a changed secret closes the sockets that the former one has opened, after telling them of the change', async () => {
  const asha = await person(core, here);
  const ears = [
    await listenTo(here, ['account'], { session: asha.session }),
    await listenTo(there, ['account'], { session: asha.session }),
  ];
  const changed = await fetch(`${here.endpoint}/account/password`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'x-appwrite-project': projectId,
      cookie: `a_session_${projectId}=${asha.session}`,
    },
    body: JSON.stringify({ password: 'Kolam#2027', oldPassword: goodPassword }),
  });
  assert.equal(changed.status, 200);
  for (const ear of ears) {
    assert.equal(await closeOf(ear), 4001);
    const updates = ear.delivered.filter(({ type }) => type === 'event').map(({ data }) => data.events);
    const names = updates.map((events) => (events as string[])[0] ?? '');
    // The sign-in before may still be on its way.
    assert.deepEqual(
      names.filter((name) => !/\.sessions\.\w+\.create$/.test(name)),
      [`users.${asha.id}.update.password`],
    );
  }
  const fresh = /a_session_\w+=([^;]+)/.exec(changed.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const again = await listenTo(there, ['account'], { session: decodeURIComponent(fresh) });
  assert.equal(await Promise.race([again.closed, wait(1000, 'still open')]), 'still open');
  again.socket.close();
});

test('nor does a socket stay open whose session gets another secret while it comes in', async () => {
  const asha = await person(core, here);
  // A session that was not used for an hour is written to when it is found: there each socket waits for the change, after it
  // has read the former secret.
  const old = sql<Date>`now() - interval '2 hours'`;
  await core.db.updateTable('sessions').set({ updated_at: old }).where('id', '=', asha.sessionId).execute();
  const come = Promise.withResolvers<void>();
  const changed = core.db.transaction().execute(async (tx) => {
    await renewSecret(tx, asha);
    come.resolve();
    for (let left = 500; left > 0 && (await waiting(tx)) < 10; left--) await wait(20);
  });
  await come.promise;
  const ears = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const server = at % 2 ? here : there;
      if (at < 5) return listen(server, { session: asha.session });
      const ear = await listen(server);
      await ear.next('connected');
      ear.say({ type: 'authentication', data: { session: asha.session } });
      return ear;
    }),
  );
  await changed;
  for (const ear of ears) assert.equal(await closeOf(ear), 4001);
});

test('a socket opened with the new secret stays open, though the event of the change comes after it', async () => {
  const asha = await person(core, here);
  const secret = await core.db.transaction().execute((tx) => renewSecret(tx, asha));
  const ear = await listenTo(here, ['account'], { session: sessionOf({ ...asha, secret }) });
  await core.db
    .transaction()
    .execute((tx) =>
      record(tx, { name: 'sessions.renewed', accountId: asha.id, subject: { sessionId: asha.sessionId } }),
    );
  assert.equal(await closeOf(ear), 'still open');
  ear.socket.close();
});

test('a suspended or deleted account loses its sockets, and a suspended one gets none', async () => {
  const asha = await person(core, here);
  const ear = await listenTo(there, ['documents'], { session: asha.session });
  await setStanding(core, asha.id, standings.suspended);
  assert.equal(await closeOf(ear), 4001);
  const back = await listen(here, { session: asha.session });
  assert.equal((await back.next('connected')).data.user, null);
  back.say({ type: 'authentication', data: { session: asha.session } });
  assert.equal((await back.next('error')).data.message, 'Session is not valid.');
  back.socket.close();

  const kwame = await person(core, here);
  const last = await listenTo(there, ['documents'], { session: kwame.session });
  await core.db.deleteFrom('accounts').where('id', '=', kwame.id).execute();
  assert.equal(await closeOf(last), 4001);
});

test('a session that has merely run out hears nothing more', async () => {
  const asha = await person(core, here);
  const reader = await person(core, here);
  const ear = await listenTo(here, ['documents'], { session: reader.session });
  await core.db.updateTable('sessions').set({ expires_at: now }).where('id', '=', reader.sessionId).execute();
  await wait(1000);
  await createDocument(asha.web, {}, ['read("users")']);
  assert.equal(await closeOf(ear), 4001);
  assert.equal(ear.delivered.filter(({ type }) => type === 'event').length, 0);
});

test('a client that does not read is dropped, and the others go on', async () => {
  const asha = await person(core, here);
  const slow = await listenTo(here, ['documents'], { session: asha.session });
  const quick = await listenTo(here, ['documents'], { session: asha.session });
  const before = here.connections();
  slow.socket.pause();
  const made = await createDocument(asha.web);
  await quick.next('event');
  const college = 'x'.repeat(100_000);
  await core.db.updateTable('profiles').set({ college }).where('id', '=', made.$id).execute();
  for (let at = 0; at < 120 && here.connections() === before; at += 1) {
    await core.db.transaction().execute(async (tx) => {
      await record(tx, {
        name: 'profiles.updated',
        accountId: asha.id,
        subject: { profileId: made.$id },
      });
    });
    await quick.next('event');
  }
  assert.equal(here.connections(), before - 1);
  assert.equal(quick.socket.readyState, quick.socket.OPEN);
  slow.socket.terminate();
  quick.socket.close();
});

test('after a broken database connection, the server delivers the missed events once', async () => {
  const asha = await person(core, here);
  const ear = await listenTo(here, ['documents'], { session: asha.session });
  const made = await createDocument(asha.web);
  await ear.next('event');
  const { rows } = await sql<{ killed: boolean }>`
    select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and application_name = 'saharambh events'`.execute(core.db);
  assert.equal(rows.length, 2);
  const databases = new Databases(asha.web);
  for (const name of ['One', 'Two', 'Three'])
    await databases.updateDocument({
      ...collection,
      documentId: made.$id,
      data: { name } as Record<string, unknown>,
    });
  const names: unknown[] = [];
  for (let at = 0; at < 3; at += 1)
    names.push(((await ear.next('event')).data.payload as { name: string }).name);
  // Each change is delivered, and shows the document as it is at delivery.
  assert.equal(names.at(-1), 'Three');
  await wait(300);
  assert.equal(ear.delivered.filter(({ type }) => type === 'event').length, 4);
  ear.socket.close();
});

test('a look back finds, once, the events that a server committed but did not broadcast before it died', async () => {
  const received: string[] = [];
  const feed = await openEventFeed(core, core.connection.url, () => {}, { heartbeat: 50 });
  const all = new Promise<void>((resolve) => {
    feed.listen({
      isAttentive: () => true,
      onSessionsEnded() {},
      onReturn() {},
      async onEvents(events) {
        for (const { account_id: id } of events) if (id?.startsWith('unannounced')) received.push(id);
        if (received.length === 2) resolve();
      },
    });
  });
  const write = (id: string) =>
    sql`insert into events (name, account_id, subject) values ('accounts.updated', ${id}, '{}')`.execute(
      core.db,
    );
  await write('unannounced 1');
  await write('unannounced 2');
  await all;
  await wait(150);
  assert.deepEqual(received, ['unannounced 1', 'unannounced 2']);
  await feed.close();
});
