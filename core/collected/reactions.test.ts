import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { updateName } from '../accounts/update-name.ts';
import { type EventName, record } from '../ground/events.ts';
import { type AnyReaction, reaction, reactionsTo } from '../ground/reaction.ts';
import { modules } from '../modules.ts';
import { updatePassword } from '../passwords/update-password.ts';
import { react, reactTogether } from './reactions.ts';

const core = await freshCore();

async function recorded(accountId: string): Promise<string> {
  await core.db.transaction().execute((tx) => record(tx, { name: 'accounts.kept', accountId }));
  const { id } = await core.db
    .selectFrom('events')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A reaction with a countable effect: it makes the name one character longer. */
const grow: AnyReaction = reaction({
  name: 'test:grow',
  to: ['accounts.kept'],
  async run(tx, { accountId }) {
    await tx.updateTable('accounts').set({ name: sql`name || '+'` }).where('id', '=', accountId).execute();
  },
});

async function nameOf(id: string): Promise<string> {
  const { name } = await core.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

test('of ten simultaneous runs of one reaction to one event, one has the effect', async () => {
  const asha = await member(core);
  await updateName(core, asha, 'Asha');
  const event = await recorded(asha.id);
  await Promise.all(Array.from({ length: 10 }, () => react(core, grow, event)));
  assert.equal(await nameOf(asha.id), 'Asha+');
  await react(core, grow, await recorded(asha.id));
  assert.equal(await nameOf(asha.id), 'Asha++', 'another event is another effect');
});

test('a reaction that fails leaves nothing, and has its effect when it is tried again', async () => {
  const asha = await member(core);
  await updateName(core, asha, 'Asha');
  const event = await recorded(asha.id);
  const fails: AnyReaction = {
    ...grow,
    async run(...parts) {
      await grow.run(...parts);
      throw new Error('too late');
    },
  };
  await assert.rejects(react(core, fails, event), /too late/);
  assert.equal(await nameOf(asha.id), 'Asha');
  await react(core, grow, event);
  assert.equal(await nameOf(asha.id), 'Asha+');
});

test('reactions requested in one turn run together, once for each event and in order', async () => {
  const asha = await member(core);
  await updateName(core, asha, 'Asha');
  const batches: string[][] = [];
  const together: AnyReaction = {
    ...grow,
    async together(tx, events: readonly { id: string; accountId: string }[], parts) {
      batches.push(events.map(({ id }) => id));
      for (const event of events) await grow.run(tx, event as never, parts);
    },
  };
  const reactSoon = reactTogether(core);
  const events = [await recorded(asha.id), await recorded(asha.id), await recorded(asha.id)];
  const asked = [...events.toReversed(), ...events];
  await Promise.all(asked.map((eventId) => reactSoon({ reaction: together, eventId })));
  assert.deepEqual(batches, [events]);
  assert.equal(await nameOf(asha.id), 'Asha+++');
});

test('a failing reaction in a batch stops no other, and its requester gets the error', async () => {
  const [asha, bela] = [await member(core), await member(core)];
  for (const one of [asha, bela]) await updateName(core, one, 'Name');
  const run: AnyReaction['run'] = async (tx, event: { accountId: string }, parts) => {
    await grow.run(tx, event as never, parts);
    if (event.accountId === bela.id) throw new Error('not hers');
  };
  const failing: AnyReaction = {
    ...grow,
    run,
    async together(tx, events, parts) {
      for (const event of events) await run(tx, event, parts);
    },
  };
  const reactSoon = reactTogether(core);
  const events = [await recorded(asha.id), await recorded(bela.id), await recorded(asha.id)];
  const ended = await Promise.allSettled(events.map((eventId) => reactSoon({ reaction: failing, eventId })));
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual([await nameOf(asha.id), await nameOf(bela.id)], ['Name++', 'Name']);
  await reactSoon({ reaction: grow, eventId: events[1] ?? '' });
  assert.equal(await nameOf(bela.id), 'Name+', 'it left no mark');
});

test('a reaction in a batch whose row is locked for long delays no other and succeeds when retried', async () => {
  const [asha, bela] = [await member(core), await member(core)];
  for (const one of [asha, bela]) await updateName(core, one, 'Name');
  const events = [await recorded(bela.id), await recorded(asha.id)];
  const [held = ''] = events;
  const reactSoon = reactTogether(core);
  await core.db.transaction().execute(async (holding) => {
    await holding.selectFrom('accounts').select('id').where('id', '=', bela.id).forUpdate().execute();
    const ended = await Promise.allSettled(events.map((eventId) => reactSoon({ reaction: grow, eventId })));
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    );
  });
  assert.deepEqual([await nameOf(asha.id), await nameOf(bela.id)], ['Name+', 'Name']);
  await reactSoon({ reaction: grow, eventId: held });
  assert.equal(await nameOf(bela.id), 'Name+');
});

test('a rolled back event has no reaction, and a committed one has its effect in a job', async () => {
  const asha = await member(core);
  const emails = async () =>
    (await postedEmails(core)).filter((email) => 'accountId' in email && email.accountId === asha.id);
  const failing = core.db.transaction().execute(async (tx) => {
    await record(tx, { name: 'accounts.leaving', accountId: asha.id });
    throw new Error('changed my mind');
  });
  await assert.rejects(failing, /changed my mind/);
  assert.deepEqual(await emails(), []);
  await updateName(core, asha, 'Asha K');
  assert.deepEqual(await emails(), []);
  await updatePassword(core, asha, { password: 'Kolam#2027', oldPassword: goodPassword });
  assert.deepEqual(
    (await emails()).map(({ letter: email }) => email),
    ['password-changed'],
  );
  await runReactions(core);
  assert.equal((await emails()).length, 1);
});

test('events that a reaction’s `when` excludes make no job, and an older job for one does nothing', async () => {
  const lapsed = (kind: string) => {
    const subject = { clockId: 'c', kind, subjectId: 's' };
    return reactionsTo({ name: 'clocks.lapsed', subject });
  };
  const ofRequest = lapsed('first_message');
  assert.ok(ofRequest.includes('conversations:close-lapsed') && ofRequest.includes('today:tell-lapse'));
  assert.ok(!ofRequest.includes('verifications:tell-late'));
  assert.ok(lapsed('verification_review').includes('verifications:tell-late'));
  const wrote = (kind: string, isAmended?: boolean) => {
    const subject = { agreementId: 'a', projectId: 'p', sequence: 1, kind, milestone: 1, isAmended };
    return reactionsTo({ name: 'agreements.wrote', subject });
  };
  assert.deepEqual(wrote('vested'), []);
  assert.deepEqual(wrote('payment_sent'), ['notifications:tell']);
  assert.deepEqual(wrote('started', false), ['notifications:tell']);
  for (const mayBe of [true, undefined])
    assert.ok(wrote('started', mayBe).includes('agreements:void-overtaken'));
  assert.ok(wrote('changes_asked').includes('notifications:read-done'));
  const asha = await member(core);
  await updateName(core, asha, 'Asha');
  await react(core, { ...grow, when: () => false }, await recorded(asha.id));
  assert.equal(await nameOf(asha.id), 'Asha');
});

test('an event that another version has recorded in its own form stays for one that can read it', async () => {
  const asha = await member(core);
  const event = await recorded(asha.id);
  await core.db.updateTable('events').set({ name: 'accounts.of-tomorrow' }).where('id', '=', event).execute();
  await assert.rejects(react(core, grow, event), /cannot read the event/);
  await core.db.deleteFrom('events').where('id', '=', event).execute();
  await react(core, grow, event);
});

test('reactions and scheduled jobs have unique names, and react only to events their module may know', () => {
  const names = modules.flatMap(({ reactions = [], scheduledJobs = [] }) =>
    [...reactions, ...scheduledJobs].map(({ name }) => name),
  );
  assert.deepEqual(names, [...new Set(names)]);
  assert.ok(names.length > 10);
  const known = new Set<EventName>();
  for (const { name, jobsAs = name, events = {}, reactions = [], scheduledJobs = [] } of modules) {
    for (const event of Object.keys(events)) known.add(event as EventName);
    for (const { to } of reactions) for (const event of to) assert.ok(known.has(event), `${name}: ${event}`);
    for (const one of [...reactions, ...scheduledJobs])
      assert.ok(one.name.startsWith(`${jobsAs}:`), one.name);
  }
});
