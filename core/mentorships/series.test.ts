import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { mostAhead, seriesOf } from '#rules/mentorships/series.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, letBegin, newMentee, sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { askMentor } from '../mentoring/ask-mentor.ts';
import { changeLocation } from '../mentoring/change-location.ts';
import { findNotifiedEntry } from '../mentoring/find-notified-entry.ts';
import { getSession } from '../mentoring/get-session.ts';
import { refreshSlots } from '../mentors/steps/refresh-slots.ts';
import { bookSeries } from './book-series.ts';
import { endMentorship } from './end-mentorship.ts';
import { getMentorship } from './get-mentorship.ts';
import { getMentorshipTimes } from './get-mentorship-times.ts';

const core = await freshCore();
const running = () => mentorshipBetween(core, {}, { state: 'running' });
const written = { kind: 'written', location: '', caller: '' } as const;
const weekMs = 7 * 86_400_000;

test('a series is confirmed at once, looks past the weeks of the hours, and leaves out what is not free', async () => {
  const { id, mentor, mentee } = await running();
  const startsAt = startIn(3);
  const third = new Date(Date.parse(startsAt) + 4 * weekMs);
  await sessionBetween(
    core,
    { mentor: mentor },
    { state: 'confirmed', starts_at: new Date(Date.parse(startsAt) + 2 * weekMs) },
  );
  await sessionBetween(core, { mentee }, { state: 'confirmed', starts_at: third });
  const asked = { mentorshipId: id, startsAt, count: 6 };
  const { series } = await getMentorshipTimes(core, mentee, asked);
  assert.deepEqual(
    series.map(({ bar }) => bar),
    ['', 'mentor', 'mentee', '', 'end', 'end'],
  );
  const link = { kind: 'link', location: 'https://meet.example.org/room', caller: '' } as const;
  const booked = await bookSeries(core, mentor, { ...asked, ...link });
  assert.equal(booked.sessionIds.length, 2);
  assert.deepEqual(
    booked.left.map(({ bar }) => bar),
    ['mentor', 'mentee', 'end', 'end'],
  );
  const session = await getSession(core, mentee, booked.sessionIds[0] ?? '');
  assert.deepEqual(
    [session.state, session.mentorshipId, session.location?.host, session.minutes],
    ['confirmed', id, 'meet.example.org', 30],
  );
  assert.equal((await getMentorship(core, mentee, id)).sessions.length, 2);
  const again = await bookSeries(core, mentor, { ...asked, ...link });
  assert.deepEqual(again.sessionIds, booked.sessionIds);
});

/** As saving the hours does. */
async function limitWeek(mentor: Pick<Member, 'id'>, perWeek: number): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await sql`update mentors set hours = jsonb_set(hours, '{perWeek}', ${perWeek}::text::jsonb) where account_id = ${mentor.id}`.execute(
      tx,
    );
    await refreshSlots(tx, mentor.id);
  });
}

test('the limit of a week holds for the mentor, and sessions of a mentorship count in none of the mentee', async () => {
  const made = await running();
  // An hour from the other: a week begins at midnight.
  const onSameDay = new Date(startIn(8)).getUTCHours() === 23 ? -2 : 2;
  await limitWeek(made.mentor, 1);
  const first = await bookSeries(core, made.mentee, {
    ...written,
    mentorshipId: made.id,
    startsAt: startIn(8),
    count: 3,
  });
  assert.equal(first.sessionIds.length, 3);
  const session = await getSession(core, made.mentor, first.sessionIds[0] ?? '');
  assert.deepEqual([session.location?.kind, session.question], ['written', '']);
  await assert.rejects(
    bookSeries(core, made.mentee, {
      ...written,
      mentorshipId: made.id,
      startsAt: startIn(8, onSameDay),
      count: 1,
    }),
    refused('mentorship_none_free'),
  );
  await limitWeek(made.mentor, 20);
  assert.equal((await askMentor(core, made.mentee, asking(made.mentor, startIn(4)))).state, 'asked');
});

test('two who book one time at once: the mentorship or the other member has it, without a deadlock', async () => {
  const { id, mentor, mentee } = await running();
  const other = await newMentee(core);
  const startsAt = startIn(5);
  const done = await Promise.allSettled([
    bookSeries(core, mentee, { ...written, mentorshipId: id, startsAt, count: 1 }),
    askMentor(core, other, asking(mentor, startsAt)),
    bookSeries(core, mentor, { ...written, mentorshipId: id, startsAt, count: 1 }),
  ]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booked_times where account_id = ${mentor.id}`.execute(core.db);
  assert.equal(rows[0]?.count, 1, JSON.stringify(done.map(({ status }) => status)));
});

test('the sessions ahead of a mentorship are no more than its rhythm has, however many series are sent', async () => {
  const { id, mentor, mentee } = await running();
  const most = 5;
  const send = (halfHours: number, count: number) =>
    bookSeries(core, mentee, { ...written, mentorshipId: id, startsAt: startIn(6, halfHours), count });
  const sent = await Promise.allSettled([0, 2, 4, 6].map((halfHours) => send(halfHours, 3)));
  const booked = sent.map((one) => (one.status === 'fulfilled' ? one.value.sessionIds.length : 0));
  assert.deepEqual(booked.toSorted(), [0, 0, 2, 3]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booked_times where account_id = ${mentor.id}`.execute(core.db);
  assert.equal(rows[0]?.count, most);
  const left = sent.flatMap((one) => (one.status === 'fulfilled' ? one.value.left : []));
  assert.deepEqual(
    left.map(({ bar }) => bar),
    ['plan'],
  );
  await assert.rejects(send(8, 1), refused('mentorship_series_full'));
  const { series } = await getMentorshipTimes(core, mentor, {
    mentorshipId: id,
    startsAt: startIn(6, 8),
    count: 1,
  });
  assert.equal(series[0]?.bar, 'plan');
  await sql`update mentoring_sessions set state = 'took_place' where mentorship_id = ${id} and id in (
    select id from mentoring_sessions where mentorship_id = ${id} limit 1)`.execute(core.db);
  assert.equal((await send(8, 2)).sessionIds.length, 1);
});

test('sessions that a mentee books stand with the way to meet of the plan until the mentor adds the link', async () => {
  const { id, mentor, mentee } = await running();
  await core.db
    .updateTable('mentorship_plans')
    .set({ location_kind: 'link' })
    .where('mentorship_id', '=', id)
    .execute();
  const { sessionIds } = await bookSeries(core, mentee, {
    ...written,
    mentorshipId: id,
    startsAt: startIn(3),
    count: 2,
  });
  for (const sessionId of sessionIds) {
    const { location } = await getSession(core, mentee, sessionId);
    assert.deepEqual(location, { kind: 'link', text: '', host: '', caller: '' });
  }
  const [sessionId = ''] = sessionIds;
  const { version } = await getSession(core, mentor, sessionId);
  const link = { kind: 'link', location: 'https://meet.example.org/room', caller: '' } as const;
  const changed = await changeLocation(core, mentor, { sessionId, version, ...link });
  assert.equal(changed.location?.host, 'meet.example.org');
});

test('who books a series is notified with the calendar entry as the other side is', async () => {
  const { id, mentor, mentee } = await running();
  const asked = { ...written, mentorshipId: id, startsAt: startIn(3), count: 2 };
  const { sessionIds } = await bookSeries(core, mentee, asked);
  await runReactions(core);
  for (const who of [mentor, mentee]) {
    const rows = await core.db
      .selectFrom('notifications')
      .select('subject_id')
      .where('account_id', '=', who.id)
      .where('kind', '=', 'mentoring_confirmed')
      .execute();
    assert.deepEqual(rows.map((row) => row.subject_id).sort(), sessionIds.toSorted());
    const entry = await findNotifiedEntry(core, who.id, sessionIds[0] ?? '');
    assert.equal(entry?.at.toISOString(), startIn(3));
  }
});

test('no session is booked with or by a member who is suspended or leaves, also before a reaction ran', async () => {
  const changes = [standings.suspended, { leaves_at: new Date(Date.now() + 30 * 86_400_000) }];
  for (const change of changes)
    for (const side of ['mentor', 'mentee'] as const) {
      const made = await running();
      await setStanding(core, made[side].id, change);
      const other = side === 'mentor' ? made.mentee : made.mentor;
      for (const who of [other, made[side]])
        await assert.rejects(
          bookSeries(core, who, { ...written, mentorshipId: made.id, startsAt: startIn(3), count: 2 }),
          refused('mentoring_not_available'),
        );
    }
});

test('the most sessions ahead follow from the weeks left and the rhythm', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const most = (weeks: number, everyWeeks: number) =>
    mostAhead({ endsAt: new Date(now.getTime() + weeks * weekMs), now }, { everyWeeks });
  assert.deepEqual([most(8, 2), most(7, 2), most(26, 1), most(3, 4), most(0, 1)], [5, 5, 27, 2, 1]);
});

test('an end within three hours of a session cancels it, and counts as late for neither side', async () => {
  const { id, mentor, mentee } = await running();
  const asked = { ...written, mentorshipId: id, startsAt: startIn(3), count: 1 };
  const [sessionId = ''] = (await bookSeries(core, mentor, asked)).sessionIds;
  await letBegin(core, sessionId, -60);
  await endMentorship(core, mentee, { mentorshipId: id, reason: 'no_time', words: '' });
  const session = await getSession(core, mentor, sessionId);
  assert.deepEqual([session.state, session.endedBy, session.isLate], ['cancelled', 'mentee', false]);
});

test('the end cancels the sessions ahead, and no more can be booked', async () => {
  const { id, mentor, mentee } = await running();
  const { sessionIds } = await bookSeries(core, mentor, {
    ...written,
    mentorshipId: id,
    startsAt: startIn(3),
    count: 2,
  });
  await endMentorship(core, mentor, { mentorshipId: id, reason: 'no_time', words: '' });
  for (const sessionId of sessionIds) {
    const session = await getSession(core, mentee, sessionId);
    assert.deepEqual([session.state, session.endedBy, session.isLate], ['cancelled', 'mentor', false]);
  }
  await assert.rejects(
    bookSeries(core, mentor, { ...written, mentorshipId: id, startsAt: startIn(3), count: 1 }),
    refused('mentorship_moved'),
  );
});

test('a series keeps one local time through summer time, without an hour that the clock skips or repeats', () => {
  const utc = (first: string, zone: string, count: number) =>
    seriesOf(new Date(first), { zone, everyWeeks: 1, count }).map(({ at }) => at?.toISOString() ?? null);
  assert.deepEqual(utc('2026-03-01T23:00:00Z', 'America/New_York', 3), [
    '2026-03-01T23:00:00.000Z',
    '2026-03-08T22:00:00.000Z',
    '2026-03-15T22:00:00.000Z',
  ]);
  assert.equal(utc('2026-03-01T07:30:00Z', 'America/New_York', 2)[1], null, '02:30 is skipped');
  assert.equal(utc('2026-10-25T05:30:00Z', 'America/New_York', 2)[1], null, '01:30 comes twice');
});
