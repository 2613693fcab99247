import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openBetween, say } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { letDigestsBeDue, notificationMails } from '#tests/notifications/notification-mails.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { deleteMessage } from '../conversations/delete-message.ts';
import { readUpTo } from '../conversations/read-up-to.ts';
import { setMuted } from '../conversations/set-muted.ts';
import { listNotifications } from './list-notifications.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { setMailWays } from './set-mail-ways.ts';
import { tellUnreadMessages } from './tell-unread-messages.ts';

const core = await freshCore();

async function two() {
  const [asha, meera] = [
    await member(core, { password: null }),
    await member(core, { name: 'Meera Joshi', password: null }),
  ];
  await setStanding(core, asha.id, { zone: zoneWhereItIs(12) });
  return { asha, meera, id: await openBetween(core, asha, meera) };
}

/** As if so many minutes had passed and the scheduled jobs had run meanwhile. */
async function pass(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`update events set created_at = created_at - ${by}`.execute(core.db);
  await sql`update told_messages set until = until - ${by}`.execute(core.db);
  await runJobs();
}

async function runJobs(): Promise<void> {
  await tellUnreadMessages(core);
  await mailDueNotifications(core);
}

const notificationsOf = async (who: { id: string }) => (await listNotifications(core, who, {})).notifications;

test('messages unread for ten minutes make one email, however many they are, without their words', async () => {
  const { asha, meera, id } = await two();
  for (const text of ['The rooms are cold', 'And paid: 12,000']) await say(core, meera, id, text);
  await pass(9);
  assert.deepEqual(await notificationsOf(asha), [], 'they may still be read');
  await pass(2);
  await Promise.all([runJobs(), runJobs(), runJobs()]);
  const notified = await notificationsOf(asha);
  assert.deepEqual(
    notified.map(({ kind, person, path }) => [kind, person, path]),
    [['message_sent', 'Meera Joshi', `/messages/${id}`]],
  );
  assert.deepEqual(await notificationsOf(meera), [], 'authors get no notification of their own message');
  const mails = await notificationMails(core, asha.account.email);
  assert.equal(mails.length, 1);
  assert.doesNotMatch(JSON.stringify(mails), /cold|12,000/);
  await say(core, meera, id, 'Are you there?');
  await pass(15);
  assert.equal(
    (await notificationMails(core, asha.account.email)).length,
    1,
    'it waits for the first to be read',
  );
  await readUpTo(core, asha, { conversationId: id, number: 3 });
  await pass(1);
  assert.deepEqual(
    (await notificationsOf(asha)).map(({ isRead }) => isRead),
    [true],
  );
  assert.deepEqual(
    await notificationMails(core, asha.account.email),
    [],
    'what was read is not mailed any more',
  );
  await say(core, meera, id, 'One more.');
  await pass(11);
  assert.equal((await notificationsOf(asha)).length, 2);
  assert.equal(
    (await notificationMails(core, asha.account.email)).length,
    1,
    'later events cause a further notification',
  );
});

test('a member is not notified of messages they read in time, muted, cannot see, or that were deleted', async () => {
  for (const end of ['read', 'muted', 'blocked', 'deleted'] as const) {
    const { asha, meera, id } = await two();
    const { id: messageId } = await say(core, meera, id, 'Hello');
    if (end === 'read') await readUpTo(core, asha, { conversationId: id, number: 1 });
    if (end === 'muted') await setMuted(core, asha, { conversationId: id, isMuted: true });
    if (end === 'deleted') await deleteMessage(core, meera, messageId);
    if (end === 'blocked')
      await core.db.insertInto('blocks').values({ blocker_id: asha.id, blocked_id: meera.id }).execute();
    await pass(30);
    assert.deepEqual(await notificationsOf(asha), [], end);
  }
});

test('a notification of a conversation that is muted before the digest leaves is not mailed', async () => {
  const { asha, meera, id } = await two();
  const ways = { messages: 'weekly', answers: 'daily', teams: 'daily' } as const;
  await setMailWays(core, asha, ways);
  await say(core, meera, id, 'Hello');
  await pass(11);
  assert.equal((await notificationsOf(asha)).length, 1);
  await setMuted(core, asha, { conversationId: id, isMuted: true });
  await letDigestsBeDue(core);
  await runJobs();
  assert.deepEqual(await notificationMails(core, asha.account.email), []);
  assert.deepEqual(
    (await notificationsOf(asha)).map(({ isRead }) => isRead),
    [false],
  );
});

test('a job that is killed midway notifies no one, and the next ones notify of everything once', async () => {
  const { asha, meera, id } = await two();
  await say(core, meera, id, 'Hello');
  await sql`update events set created_at = created_at - interval '45 minutes'`.execute(core.db);
  await sql`update told_messages set until = now() - interval '90 minutes'`.execute(core.db);
  const held = await holdRow(core, asha.id, 'update');
  const dies = assert.rejects(tellUnreadMessages(core));
  await held.waiters(1);
  await core.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and wait_event_type = 'Lock'",
  );
  await dies;
  await held.release();
  assert.deepEqual(await notificationsOf(asha), []);
  await Promise.all([runJobs(), runJobs()]);
  assert.equal((await notificationsOf(asha)).length, 1);
  assert.equal((await notificationMails(core, asha.account.email)).length, 1);
});
