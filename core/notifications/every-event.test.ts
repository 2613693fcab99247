import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { mailings } from '#contract/collected.ts';
import { emailsOfNoEvent, eventCases, samplesOf } from '#tests/collected.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sampleEmails } from '../collected/emails.ts';
import { react } from '../collected/reactions.ts';
import { type CoreEvent, record } from '../ground/events.ts';
import { knownNotifications } from '../ground/notification.ts';
import type { AnyReaction } from '../ground/reaction.ts';
import { modules } from '../modules.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';

const core = await freshCore();
const tell = modules
  .flatMap(({ reactions = [] }) => reactions)
  .find(({ name }) => name === 'notifications:tell') as AnyReaction;

test('every module declares who is notified of each of its events, as listed here', () => {
  const declared = modules.flatMap(({ events = {} }) => Object.keys(events));
  assert.deepEqual(Object.keys(eventCases).sort(), declared.toSorted());
  for (const { name, events = {}, notifications } of modules) {
    assert.deepEqual(Object.keys(notifications?.rules ?? {}).sort(), Object.keys(events).sort(), name);
    assert.deepEqual(Object.keys(samplesOf(name).events ?? {}).sort(), Object.keys(events).sort(), name);
  }
  for (const [name, way] of Object.entries(eventCases)) {
    const rule = knownNotifications().rules.get(name);
    const shape = (['tells', 'emails', 'scheduledJob', 'none'] as const).find((key) => rule && key in rule);
    assert.equal(shape, typeof way === 'string' ? way : 'tells', name);
  }
});

test('a rule that names a scheduled job names an existing one', () => {
  const scheduledJobs = modules.flatMap(({ scheduledJobs = [] }) => scheduledJobs.map(({ name }) => name));
  for (const [name, rule] of knownNotifications().rules)
    if ('scheduledJob' in rule) assert.ok(scheduledJobs.includes(rule.scheduledJob), name);
});

test('each kind of notification is declared by one module, with a way to its subject', () => {
  const declared = modules.flatMap(({ notifications }) => Object.keys(notifications?.forms ?? {}));
  assert.deepEqual(declared.sort(), Object.keys(mailings).sort());
  for (const { about } of knownNotifications().forms.values())
    assert.ok(knownNotifications().subjects.has(about), about);
});

test('every kind of email belongs to an event, or to the named kinds without one', () => {
  const named = [...knownNotifications().rules.values()].flatMap((rule) =>
    'emails' in rule ? (rule.emails ?? []) : [],
  );
  const all = [...sampleEmails('Asha', 'https://saharambh.example').keys()];
  assert.deepEqual([...new Set([...named, ...emailsOfNoEvent])].sort(), all.sort());
});

async function recorded(event: CoreEvent): Promise<string> {
  await core.db.transaction().execute((tx) => record(tx, event));
  const { id } = await core.db
    .selectFrom('events')
    .select('id')
    .where('name', '=', event.name)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** The kind that each account is notified of. Two rows of one account would be one too many. */
async function notificationsOf(eventId: string): Promise<Record<string, string>> {
  const rows = await core.db
    .selectFrom('notifications')
    .select(['account_id', 'kind'])
    .where('event_id', '=', eventId)
    .execute();
  const kinds = Object.fromEntries(rows.map((row) => [row.account_id, row.kind]));
  assert.equal(rows.length, Object.keys(kinds).length);
  return kinds;
}

/** The emails in the outbox, by their notification rows. */
async function mailed(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from jobs where payload->>'letter' = 'notification'`.execute(core.db);
  return rows[0]?.count ?? 0;
}

for (const [name, way] of Object.entries(eventCases)) {
  if (typeof way === 'string') continue;
  test(`${name}: each recipient is notified, and no one twice when it is told again`, async () => {
    for (const build of way) {
      const { event, notified } = await build(core);
      const eventId = await recorded(event);
      await react(core, tell, eventId);
      // As if the mark of the reaction had been lost: the rows themselves prevent a second notification.
      await core.db.deleteFrom('done_reactions').where('event_id', '=', eventId).execute();
      await react(core, tell, eventId);
      assert.deepEqual(await notificationsOf(eventId), notified);
    }
  });
}

test('all that is due of these events is mailed once, by three jobs at once and by the next one', async () => {
  await sql`update notifications set mail_at = now() where mail_at is not null`.execute(core.db);
  await Promise.all([mailDueNotifications(core), mailDueNotifications(core), mailDueNotifications(core)]);
  const once = await mailed();
  assert.ok(once > 50, String(once));
  await mailDueNotifications(core);
  assert.equal(await mailed(), once);
});
