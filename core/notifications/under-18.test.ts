import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChosenTopic, mailings, type NotificationKind } from '#contract/collected.ts';
import { chosenTopics, isChosenTopic, waysOf } from '#contract/notifications/topics.ts';
import { freshCore } from '#tests/ground/database.ts';
import { world } from '#tests/ground/world.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { happened, letDigestsBeDue, notificationMails } from '#tests/notifications/notification-mails.ts';
import { memberUnder18, setStanding, standings } from '#tests/standings/standings.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { formOf, knownNotifications } from '../ground/notification.ts';
import { mailDueNotifications } from './mail-due-notifications.ts';
import { setMailWays } from './set-mail-ways.ts';
import { writeRows } from './steps/write-notifications.ts';
import { topicsForAllAges } from './topics-for-all-ages.ts';

const core = await freshCore();
/** Noon in India, where nothing is quiet, in a week without summer time. */
const noon = new Date('2026-11-25T06:30:00Z');
const kinds = [...knownNotifications().forms.keys()] as NotificationKind[];
const topicOf = (kind: NotificationKind) => mailings[kind] as string;

/** A notification of each kind for this member. */
async function tellOfEach(who: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    for (const kind of kinds) {
      await record(tx, { name: 'standings.changed', accountId: who.id });
      const { id } = await tx
        .selectFrom('events')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await writeRows(tx, [{ accountId: who.id, eventId: id, at: noon, kind, subjectId: who.id }]);
    }
  });
}

const rowsOf = (who: Member) =>
  core.db
    .selectFrom('notifications')
    .select(['kind', 'topic', 'mail_at'])
    .where('account_id', '=', who.id)
    .execute();

test('no digest goes to a member under 18: their own matters are mailed at once or never', async () => {
  for (const way of ['daily', 'weekly', 'never'] as const) {
    const child = await memberUnder18(core);
    // Quiet hours would move a mail of now to the morning, as a digest goes.
    await setStanding(core, child.id, { zone: zoneWhereItIs(12) });
    const ways = Object.fromEntries(
      chosenTopics.filter((topic) => waysOf(topic).includes(way)).map((topic) => [topic, way]),
    );
    await setMailWays(core, child, ways);
    await tellOfEach(child);
    // A choice made while some wait makes no digest of them either.
    await setMailWays(core, child, ways);
    const rows = await rowsOf(child);
    assert.ok(rows.length > 0);
    for (const { kind, topic, mail_at: at } of rows) {
      assert.equal(formOf(kind as NotificationKind).isForAllAges, true, kind);
      if (!isChosenTopic(topic)) continue;
      assert.ok(topicsForAllAges().has(topic), topic);
      if (way === 'never') assert.equal(at, null, kind);
      else assert.ok(at && at.getTime() <= Date.now(), `${kind} ${way} ${at?.toISOString()}`);
    }
  }
});

test('no kind of a search, of following, of teams or of answers is for members under 18', () => {
  const own = kinds.filter((kind) => formOf(kind).isForAllAges).map(topicOf);
  const topics = new Set<string>(own.filter(isChosenTopic));
  for (const topic of ['searches', 'following', 'teams', 'answers'] satisfies ChosenTopic[])
    assert.ok(!topics.has(topic), topic);
});

for (const name of ['adult', 'waiting for a guardian', 'a child with consent'] as const)
  test(`${name}: a digest that was waiting goes to an adult, and not to one found to be under 18`, async () => {
    const { owner, mate, projectId } = await world(core);
    await happened(core, { name: 'projects.published', accountId: owner.id, subject: { projectId } });
    await setStanding(core, mate.id, standings[name]);
    await letDigestsBeDue(core);
    await mailDueNotifications(core);
    const mails = await notificationMails(core, mate.account.email);
    assert.deepEqual(
      mails.map(({ topic }) => topic),
      name === 'adult' ? ['teams'] : [],
    );
  });
