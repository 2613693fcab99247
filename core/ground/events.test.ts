import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Broadcast } from '#db/broadcasts.ts';
import { connect } from '#db/connect.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { modules } from '../modules.ts';
import {
  type CoreEvent,
  eventChannel,
  forgetLastForms,
  loadEvents,
  recentEventIds,
  record,
} from './events.ts';
import { jobChannel } from './jobs.ts';
import { reactionsTo } from './reaction.ts';

const core = await freshCore();
const { pool, url } = core.connection;

async function recorded(event: CoreEvent, age: string): Promise<string> {
  const last = { form: { name: 'Asha' }, readers: ['users'] };
  await core.db.transaction().execute((tx) => record(tx, event, last));
  const { rows } = await sql<{ id: string }>`
    update events set created_at = now() - ${age}::interval
    where id = (select max(id) from events) returning id`.execute(core.db);
  const id = rows[0]?.id ?? '';
  await sql`update last_forms set created_at = now() - ${age}::interval where event_id = ${id}`.execute(
    core.db,
  );
  return id;
}

const event: CoreEvent = { name: 'profiles.deleted', accountId: null, subject: { profileId: 'p' } };

// Checked by the compiler: it rejects these lines as soon as an undeclared event is accepted.
type Refuses<Sent> = Sent extends CoreEvent ? false : true;
const undeclaredName: Refuses<{ name: 'profiles.invented'; accountId: null }> = true;
const missingSubject: Refuses<{ name: 'profiles.deleted'; accountId: null }> = true;
const wrongSubject: Refuses<{ name: 'profiles.deleted'; accountId: null; subject: { id: string } }> = true;
const wrongValue: Refuses<{ name: 'accounts.updated'; accountId: null; subject: { attribute: 'x' } }> = true;
const declared: Refuses<typeof event> = false;

test('an undeclared event or a wrong subject does not compile', () => {
  assert.deepEqual([undeclaredName, missingSubject, wrongSubject, wrongValue], [true, true, true, true]);
  assert.equal(declared, false);
});

test('each event is declared once, and its subject holds keys and plain values, never documents', () => {
  const names = modules.flatMap(({ events = {} }) => Object.keys(events));
  assert.deepEqual(names, [...new Set(names)]);
  assert.ok(names.length > 20);
  const plain = ['string', 'enum', 'boolean', 'number'];
  for (const { events = {} } of modules)
    for (const [name, subject] of Object.entries(events))
      for (const [key, value] of Object.entries(subject.shape)) {
        const { type } = value instanceof z.ZodOptional ? (value.unwrap() as z.ZodType).def : value.def;
        assert.ok(plain.includes(type), `${name}: ${key}`);
      }
});

test('the last form of deleted content is kept for an hour, apart from the event', async () => {
  const old = await recorded(event, '2 hours');
  const fresh = await recorded(event, '59 minutes');
  await forgetLastForms(core);
  const kept = await core.db.selectFrom('last_forms').select(['event_id', 'form']).execute();
  assert.deepEqual(kept, [{ event_id: fresh, form: { name: 'Asha' } }]);
  const subjects = (await loadEvents(core, [fresh, old])).map(({ subject }) => subject);
  assert.deepEqual(subjects, [{ profileId: 'p' }, { profileId: 'p' }]);
});

test('recent events are found by their time, and loaded in the order requested', async () => {
  await sql`delete from events`.execute(core.db);
  const [first, second] = [await recorded(event, '5 seconds'), await recorded(event, '5 seconds')];
  const ids = await recentEventIds(core, 20);
  assert.deepEqual(ids, [first, second]);
  assert.deepEqual(
    (await loadEvents(core, [second, '0', first])).map(({ id }) => id),
    [second, first],
  );
});

test('a broadcast says whether a public page can show its event, as its module declares it', async () => {
  const broadcasts: Broadcast[] = [];
  const { db, close } = connect(url, { onCommitted: (all) => broadcasts.push(...all) });
  atEnd(close);
  const used: CoreEvent = {
    name: 'tokens.used',
    accountId: 'a',
    subject: { tokenId: 't', kind: 'verification' },
  };
  await db.transaction().execute(async (tx) => {
    await Promise.all([record(tx, event), record(tx, used)]);
  });
  const ofEvents = broadcasts.filter(({ channel }) => channel === eventChannel);
  assert.deepEqual(
    ofEvents.map(({ isUnseen }) => isUnseen),
    [false, true],
  );
  // The account of neither has rows that a reaction needs.
  assert.ok(broadcasts.every(({ channel }) => channel === eventChannel));
});

/** Collects the notifications that workers get about new jobs. */
async function listenForJobs() {
  const client = new pg.Client({ connectionString: url });
  const counts: string[] = [];
  client.on('notification', ({ channel }) => counts.push(channel));
  await client.connect();
  await client.query(`listen ${jobChannel}`);
  atEnd(() => client.end());
  return counts;
}

test('a reaction’s job commits with its event, and workers are notified after the commit', async () => {
  const leaving: CoreEvent = { name: 'accounts.leaving', accountId: 'a' };
  const reactions = reactionsTo(leaving);
  assert.ok(reactions.length > 0);
  await pool.query('delete from jobs');
  const counts = await listenForJobs();
  const jobs = () =>
    pool.query(`
      select task, payload, max_attempts, attempts, run_at <= now() as "isDue", key
      from jobs`);
  const recordOnce = (fails: boolean) =>
    core.db
      .transaction()
      .execute(async (tx) => {
        await record(tx, leaving);
        if (fails) throw new Error('changed my mind');
      })
      .catch(() => {});
  await recordOnce(true);
  assert.equal((await jobs()).rowCount, 0);
  const expected = [];
  for (let round = 0; round < 2; round++) {
    const before = counts.length;
    await recordOnce(false);
    for (let waited = 0; counts.length === before && waited < 200; waited++) await wait(20);
    assert.deepEqual(counts.slice(before), [jobChannel]);
    const { rows } = await pool.query('select max(id)::text as id from events');
    for (const task of reactions.toSorted()) expected.push({ task, eventId: rows[0].id });
  }
  const { rows } = await jobs();
  const written = rows.map(({ task, payload, ...rest }) => ({ task, ...payload, ...rest }));
  const usual = { max_attempts: 30, attempts: 0, isDue: true, key: null };
  const order = (one: { task: string; eventId: string }) => `${one.eventId.padStart(9)} ${one.task}`;
  assert.deepEqual(
    written.toSorted((one, other) => order(one).localeCompare(order(other))),
    expected.map((one) => ({ ...one, ...usual })),
  );
});

test('events recorded in one turn are written in order with their jobs and last forms, or not at all', async () => {
  const leaving: CoreEvent = { name: 'accounts.leaving', accountId: 'several' };
  const kept: CoreEvent = { name: 'accounts.kept', accountId: 'several' };
  const last = { form: { name: 'Bela' }, readers: ['users'] };
  const recordAll = (fails: boolean) =>
    core.db.transaction().execute(async (tx) => {
      await Promise.all([record(tx, leaving), record(tx, event, last), record(tx, kept)]);
      if (fails) throw new Error('changed my mind');
    });
  await assert.rejects(recordAll(true), /changed my mind/);
  await recordAll(false);
  const { rows } = await pool.query(`
    select id::text, name, (select form from last_forms where event_id = events.id) as form, array(
      select task from jobs
      where payload ->> 'eventId' = events.id::text order by 1
    ) as jobs
    from events where account_id = 'several' or id = (select max(id) - 1 from events) order by events.id`);
  assert.deepEqual(
    rows.map(({ name, form, jobs }) => [name, form, jobs]),
    [
      [leaving.name, null, reactionsTo(leaving).toSorted()],
      [event.name, last.form, []],
      [kept.name, null, reactionsTo(kept).toSorted()],
    ],
  );
});
