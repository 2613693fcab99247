import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { world } from '#tests/ground/world.ts';
import { happened, letDigestsBeDue, notificationMails } from '#tests/notifications/notification-mails.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { presentEvent } from '../collected/present-event.ts';
import { reactionTasks } from '../collected/reactions.ts';
import { loadEvents, record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { momentAt } from '../ground/zones/zoned.ts';
import { countUnread } from './count-unread.ts';
import { getMailWays } from './get-mail-ways.ts';
import { listNotifications } from './list-notifications.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { markRead } from './mark-read.ts';
import { setMailWays } from './set-mail-ways.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const core = await freshCore();
const all = { messages: 'daily', answers: 'daily', teams: 'daily', following: 'daily' } as const;

/** The owner of a project publishes it, and their teammate is notified. */
async function notified(at?: Date) {
  const found = await world(core);
  const { owner, projectId } = found;
  const event = { name: 'projects.published', accountId: owner.id, subject: { projectId } } as const;
  const tell = (moment?: Date) => happened(core, event, moment);
  return { ...found, tell, eventId: await tell(at) };
}

const mailTimeOf = async (accountId: string) =>
  (
    await core.db
      .selectFrom('notifications')
      .select('mail_at')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).mail_at;

test('in a batch, a step marks the earlier request for it as read, and not a later request', async () => {
  const { mate, owner, projectId } = await notified();
  const subject = { projectId, askedBy: owner.id };
  const ids: string[] = [];
  for (const name of ['projects.ownerAsked', 'projects.ownerAnswered', 'projects.ownerAsked'] as const)
    ids.push(
      await core.db.transaction().execute(async (tx) => {
        await record(tx, { name, accountId: mate.id, subject });
        const { rows } = await sql<{ id: string }>`select max(id)::text as id from events`.execute(tx);
        return rows[0]?.id ?? '';
      }),
    );
  const tasks = reactionTasks(core);
  const [asked, answered, askedAgain] = ids;
  const jobs = [
    ['notifications:read-done', answered],
    ['notifications:tell', askedAgain],
    ['notifications:tell', answered],
    ['notifications:tell', asked],
  ] as const;
  await Promise.all(jobs.map(([task, eventId]) => tasks[task]?.({ eventId })));
  const rows = await core.db
    .selectFrom('notifications')
    .select(['event_id', 'kind', sql<boolean>`read_at is not null`.as('isRead')])
    .where('event_id', 'in', ids)
    .orderBy('event_id')
    .execute();
  assert.deepEqual(
    rows.map(({ event_id: eventId, kind, isRead }) => [eventId, kind, isRead]),
    [
      [asked, 'owner_asked', true],
      [answered, 'owner_answered', false],
      [askedAgain, 'owner_asked', false],
    ],
  );
});

test('a member reads their notifications newest first, by pages, and marks one or all as read', async () => {
  const { mate, owner, follower, tell } = await notified();
  for (let more = 0; more < 34; more++) await tell();
  const first = await listNotifications(core, mate, {});
  assert.equal(first.notifications.length, 30);
  const second = await listNotifications(core, mate, { cursor: first.next });
  assert.deepEqual([second.notifications.length, second.next], [5, '']);
  const [one, other] = first.notifications;
  assert.ok(one && other);
  assert.deepEqual(
    [one.kind, one.subject.thing, one.person, one.isRead],
    ['project_published', 'Cold rooms', owner.account.name, false],
  );
  assert.match(one.path, /^\/my\/projects\/cold-rooms/);
  await markRead(core, follower, { notification: one.$id, isAlone: true });
  assert.equal(await countUnread(core, mate), 35, 'no other member marks it');
  await markRead(core, mate, { notification: other.$id, isAlone: true });
  await markRead(core, mate, { notification: other.$id, isAlone: true });
  assert.equal(await countUnread(core, mate), 34);
  await tell();
  await markRead(core, mate, { notification: one.$id, isAlone: false });
  assert.equal(await countUnread(core, mate), 1, 'what came since the page was made stays unread');
  assert.equal(await countUnread(core, owner), 0, 'members get no notification of their own actions');
});

test('emails leave by the hours of the member’s own day, in every named zone and with summer time', async () => {
  for (const zone of ['Asia/Kolkata', 'Africa/Accra', 'Africa/Lagos', 'Africa/Kampala', 'Europe/Berlin']) {
    const { mate, tell } = await notified();
    await setStanding(core, mate.id, { zone });
    const at = async (way: 'at_once' | 'daily' | 'weekly' | 'never', time: string) => {
      await setMailWays(core, mate, { ...all, teams: way });
      await tell(momentAt(time, zone));
      return mailTimeOf(mate.id);
    };
    const night = await at('at_once', '2026-11-24T22:00');
    assert.deepEqual(night, momentAt('2026-11-25T08:00', zone), zone);
    assert.deepEqual(await at('at_once', '2026-11-24T12:00'), momentAt('2026-11-24T12:00', zone), zone);
    assert.deepEqual(await at('daily', '2026-11-24T12:00'), momentAt('2026-11-25T09:00', zone), zone);
    assert.deepEqual(await at('weekly', '2026-10-24T12:00'), momentAt('2026-10-26T09:00', zone), zone);
    assert.equal(await at('never', '2026-11-24T12:00'), null, zone);
  }
});

test('due notifications go into one email for a topic, however often and wherever the job runs', async () => {
  const { mate, owner, projectId, tell } = await notified();
  for (let more = 0; more < 24; more++) await tell();
  const subject = { projectId };
  await happened(core, { name: 'projects.updated', accountId: owner.id, subject });
  await mailDueNotifications(core);
  assert.equal(
    (await notificationMails(core, mate.account.email)).length,
    0,
    'nothing leaves before its time',
  );
  await letDigestsBeDue(core);
  await Promise.all(Array.from({ length: 4 }, () => mailDueNotifications(core)));
  await mailDueNotifications(core);
  const mails = await notificationMails(core, mate.account.email);
  assert.deepEqual(mails.map(({ topic, lines, more }) => [topic, lines.length, more]).sort(), [
    ['following', 1, 0],
    ['teams', 20, 5],
  ]);
  const { next, notifications } = await listNotifications(core, mate, {});
  assert.equal(next, '');
  await markRead(core, mate, { notification: notifications[0]?.$id ?? '', isAlone: false });
  assert.deepEqual(
    await notificationMails(core, mate.account.email),
    [],
    'what is read meanwhile is not mailed',
  );
});

test('a choice also holds for waiting emails, and only for its own topic', async () => {
  const { mate, owner, projectId } = await notified();
  await happened(core, { name: 'projects.updated', accountId: owner.id, subject: { projectId } });
  assert.deepEqual(await getMailWays(core, mate), {
    messages: 'at_once',
    organisations: 'daily',
    answers: 'at_once',
    teams: 'daily',
    following: 'weekly',
    searches: 'weekly',
    mentorship: 'at_once',
    introductions: 'at_once',
  });
  await setMailWays(core, mate, { ...all, teams: 'never' });
  await letDigestsBeDue(core);
  await mailDueNotifications(core);
  const mails = await notificationMails(core, mate.account.email);
  assert.deepEqual(
    mails.map(({ topic }) => topic),
    ['following'],
  );
});

test('the link in an email ends the emails of its topic and nothing else; an incomplete link ends none', async () => {
  const { id, account } = await member(core);
  const token = unsubscribeToken(core, { accountId: id, topic: 'teams' });
  const before = await getMailWays(core, { id });
  const [topic, named, mark = ''] = token.split('.');
  const forged = [
    '',
    token.slice(0, -1),
    `following.${named}.${mark}`,
    `${topic}.somebody.${mark}`,
    `${topic}.${named}.${'0'.repeat(mark.length)}`,
    `turns.${named}.${mark}`,
  ];
  for (const one of forged)
    await assert.rejects(
      unsubscribe(core, one),
      (error: unknown) => error instanceof Refusal && error.code === 'unsubscription_unknown',
      one,
    );
  assert.deepEqual(await getMailWays(core, { id }), before);
  for (let again = 0; again < 2; again++)
    assert.deepEqual(await unsubscribe(core, token), { topic: 'teams' });
  assert.deepEqual(await getMailWays(core, { id }), { ...before, teams: 'never' });
  await core.db.transaction().execute((tx) => removeAccount(tx, account));
  assert.deepEqual(await unsubscribe(core, token), { topic: 'teams' }, 'of somebody who has gone');
});

test('an email that waits in the outbox is not sent once its topic was ended', async () => {
  const { mate } = await notified();
  await letDigestsBeDue(core);
  await mailDueNotifications(core);
  assert.equal((await notificationMails(core, mate.account.email)).length, 1);
  await unsubscribe(core, unsubscribeToken(core, { accountId: mate.id, topic: 'teams' }));
  assert.deepEqual(await notificationMails(core, mate.account.email), []);
});

test('a suspended member gets no email, and a child is notified of their guardian alone', async () => {
  const { mate, tell } = await notified();
  await setStanding(core, mate.id, { suspended_at: sql<Date>`now()` });
  await letDigestsBeDue(core);
  await mailDueNotifications(core);
  assert.deepEqual(await notificationMails(core, mate.account.email), []);
  await tell();
  assert.equal(await mailTimeOf(mate.id), null);
  const child = await notified();
  await setStanding(core, child.mate.id, { birth_date: '2015-01-01', guardian_agreed_at: null });
  const count = await countUnread(core, child.mate);
  await child.tell();
  assert.equal(await countUnread(core, child.mate), count);
  await happened(core, { name: 'guardians.reviewed', accountId: child.mate.id });
  assert.equal(await countUnread(core, child.mate), count + 1);
});

test('the member who caused a notification is named as long as its reader may see them', async () => {
  const { mate, owner } = await notified();
  const named = async () => (await listNotifications(core, mate, {})).notifications[0]?.person;
  assert.equal(await named(), owner.account.name);
  await core.db.insertInto('blocks').values({ blocker_id: owner.id, blocked_id: mate.id }).execute();
  assert.equal(await named(), '');
  await core.db.deleteFrom('blocks').where('blocker_id', '=', owner.id).execute();
  await setStanding(core, owner.id, { suspended_at: sql<Date>`now()` });
  assert.equal(await named(), '');
});

test('the open pages of the recipients hear of a notification, and no other pages', async () => {
  const { mate, eventId } = await notified();
  const written = await core.db
    .selectFrom('events')
    .select('id')
    .where('name', '=', 'notifications.written')
    .where(sql`subject->>'eventId'`, '=', eventId)
    .executeTakeFirstOrThrow();
  const [event] = await loadEvents(core, [written.id]);
  assert.ok(event);
  const liveUpdate = await presentEvent(core, event);
  assert.deepEqual(
    liveUpdate.map(({ readers, attribute }) => [readers, attribute]),
    [[[`user:${mate.id}`], 'notifications']],
  );
});

test('of an event with very many recipients, they all hear that there is something new', async () => {
  const { mate, eventId } = await notified();
  await sql`
    with more as (
      insert into accounts (id, email, target_id)
      select md5(n || ${eventId}), md5(n || ${eventId}), md5(n || ${eventId}) from generate_series(1, 401) n returning id
    )
    insert into notifications (account_id, event_id, kind, subject_kind, subject_id, topic)
    select id, ${eventId}::bigint, 'project_published', 'project', 'x', 'teams' from more`.execute(core.db);
  const event = { id: '1', name: 'notifications.written', account_id: null, subject: { eventId } };
  const liveUpdate = await presentEvent(core, {
    ...event,
    created_at: new Date(),
    form: null,
    readers: null,
  });
  assert.deepEqual(
    liveUpdate.map(({ readers }) => readers.length),
    [200, 200, 2],
  );
  assert.ok(liveUpdate.flatMap(({ readers }) => readers).includes(`user:${mate.id}`));
});

test('a request for a step is read once the step is done elsewhere, and another member’s request is not', async () => {
  const { owner, mate, follower, projectId } = await world(core);
  const ask = (accountId: string) =>
    happened(core, {
      name: 'projects.ownerAsked',
      accountId,
      subject: { projectId, askedBy: owner.id },
    } as const);
  for (const one of [mate, follower]) await ask(one.id);
  assert.deepEqual([await countUnread(core, mate), await countUnread(core, follower)], [1, 1]);
  await happened(core, { name: 'projects.ownerAnswered', accountId: mate.id, subject: { projectId } });
  assert.deepEqual([await countUnread(core, mate), await countUnread(core, follower)], [0, 1]);
  await happened(core, { name: 'projects.ownerUnasked', accountId: follower.id, subject: { projectId } });
  assert.equal(await countUnread(core, follower), 0, 'nothing is asked any more');
});
