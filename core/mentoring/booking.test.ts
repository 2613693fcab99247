import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asking,
  newMentee,
  newMentor,
  question,
  sessionBetween,
  startIn,
} from '#tests/mentoring/sessions.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorWeek } from '../mentors/get-mentor-week.ts';
import { pauseMentor } from '../mentors/pause-mentor.ts';
import { answerMove } from './answer-move.ts';
import { askMentor } from './ask-mentor.ts';
import { cancelSession } from './cancel-session.ts';
import { changeLocation } from './change-location.ts';
import { confirmRequest } from './confirm-request.ts';
import { declineRequest } from './decline-request.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { freeReservations } from './free-reservations.ts';
import { getSession } from './get-session.ts';
import { moveSession } from './move-session.ts';
import { reserveSlot } from './reserve-slot.ts';
import { withdrawRequest } from './withdraw-request.ts';

const core = await freshCore();
await keepBeating(core);
const link = { kind: 'link', location: 'https://meet.example.org/room', caller: '' } as const;
const slotsOf = async ({ id }: Pick<Member, 'id'>) =>
  (await core.db.selectFrom('mentor_slots').select('starts_at').where('account_id', '=', id).execute()).map(
    ({ starts_at: at }) => at.toISOString(),
  );
const iso = (text: string) => new Date(text).toISOString();
const clockOf = async (id: string) =>
  core.db
    .selectFrom('clocks')
    .selectAll()
    .where('subject_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

test('of 30 members who press one slot exactly one holds it, and the others read the next one', async () => {
  const mentor = await newMentor(core);
  const mentees = await Promise.all(Array.from({ length: 30 }, () => newMentee(core)));
  const startsAt = startIn(3);
  const done = await Promise.allSettled(
    mentees.map((mentee) => reserveSlot(core, mentee, { mentorId: mentor.id, startsAt })),
  );
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of done)
    if (one.status === 'rejected') {
      assert.ok(one.reason instanceof Refusal, String(one.reason));
      assert.equal(one.reason.code, 'mentoring_slot_taken');
      assert.ok(Date.parse(one.reason.values.at ?? '') > Date.parse(startsAt));
    }
  assert.ok(!(await slotsOf(mentor)).includes(iso(startsAt)));
});

test('a reserved slot is free again after ten minutes, and a member holds one at a time', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const [first, second] = [startIn(3), startIn(4)];
  await reserveSlot(core, mentee, { mentorId: mentor.id, startsAt: first });
  const held = await reserveSlot(core, mentee, { mentorId: mentor.id, startsAt: second });
  assert.deepEqual(await reserveSlot(core, mentee, { mentorId: mentor.id, startsAt: second }), held);
  assert.ok((await slotsOf(mentor)).includes(iso(first)));
  await assert.rejects(
    reserveSlot(core, mentee, { mentorId: mentor.id, startsAt: first }),
    refused('mentoring_reserved_twice'),
  );
  await sql`update mentoring_reservations set until = now() - interval '1 second' where id = ${held.id}`.execute(
    core.db,
  );
  await freeReservations(core);
  assert.ok((await slotsOf(mentor)).includes(iso(second)));
});

test('a request sent after the ten minutes counts while the slot is free', async () => {
  const [mentor, mentee, other] = [await newMentor(core), await newMentee(core), await newMentee(core)];
  const [free, taken] = [startIn(3), startIn(4)];
  const held = await reserveSlot(core, mentee, { mentorId: mentor.id, startsAt: free });
  await sql`update mentoring_reservations set until = now() - interval '1 second' where id = ${held.id}`.execute(
    core.db,
  );
  await askMentor(core, other, asking(mentor, taken));
  await assert.rejects(askMentor(core, mentee, asking(mentor, taken)), refused('mentoring_slot_taken'));
  assert.equal((await askMentor(core, mentee, asking(mentor, free))).state, 'asked');
});

test('a mentor answers within 48 hours, and never later than 3 hours before the start', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const soon = await askMentor(core, mentee, asking(mentor, startIn(1)));
  const due = (await clockOf(soon.id))?.due_at.getTime() ?? 0;
  assert.equal(due, Date.parse(soon.startsAt) - 3 * 3_600_000);
  const other = await newMentee(core);
  const later = await askMentor(core, other, asking(mentor, startIn(9)));
  const hours = (Date.parse(later.dueAt || '') - Date.now()) / 3_600_000;
  assert.ok(hours > 47.9 && hours <= 60, String(hours));
});

test('the same request again is the one that waits, and a second one is refused', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const asked = asking(mentor);
  const sent = await Promise.all([1, 2, 3].map(() => askMentor(core, mentee, asked)));
  assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
  await assert.rejects(
    askMentor(core, mentee, asking(mentor, startIn(4))),
    refused('mentoring_request_waits'),
  );
});

test('a yes opens the conversation with the question, and both read the link until a day after', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {});
  await assert.rejects(confirmRequest(core, mentee, { sessionId: id, ...link }), refused('mentoring_moved'));
  await assert.rejects(
    confirmRequest(core, mentor, { sessionId: id, ...link, location: 'https://a@b.example/x' }),
    refused('mentoring_location'),
  );
  const place = { kind: 'public', location: 'Café at the station, or call 98765 43210', caller: '' } as const;
  await assert.rejects(
    confirmRequest(core, mentor, { sessionId: id, ...place }),
    refused('mentoring_screened'),
  );
  const yes = await confirmRequest(core, mentor, { sessionId: id, ...link });
  assert.equal(yes.location?.host, 'meet.example.org');
  const read = await getSession(core, mentee, id);
  assert.equal(read.location?.text, 'https://meet.example.org/room');
  const { text } = await core.db
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', read.conversationId)
    .executeTakeFirstOrThrow();
  assert.equal(text, question);
  await assert.rejects(getSession(core, await newMentee(core), id), refused('mentoring_unknown'));
  const reminders = await core.db
    .selectFrom('mentoring_reminders')
    .select('kind')
    .where('session_id', '=', id)
    .execute();
  assert.equal(reminders.length, 6);
});

test('yes against withdrawal, block and decline: one of them counts, and nothing deadlocks', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, mentor, mentee } = await sessionBetween(core, {});
    const done = await Promise.allSettled([
      confirmRequest(core, mentor, { sessionId: id, ...link }),
      withdrawRequest(core, mentee, id),
      declineRequest(core, mentor, { sessionId: id, reason: 'no_time', words: '' }),
      block(core, mentee, { personId: mentor.id }),
    ]);
    for (const one of done)
      if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
    await runReactions(core);
    const { state } = await getSession(core, mentee, id);
    assert.ok(['withdrawn', 'declined', 'released'].includes(state), state);
    const { rows } = await sql`select from booked_times where subject_id = ${id}`.execute(core.db);
    assert.equal(rows.length, 0);
  }
});

test('two mentors who book each other at one time: one of them has it', async () => {
  const [one, other] = [await newMentor(core), await newMentor(core)];
  const done = await Promise.allSettled([
    askMentor(core, one, asking(other)),
    askMentor(core, other, asking(one)),
  ]);
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const failed of done)
    if (failed.status === 'rejected') assert.ok(failed.reason instanceof Refusal, String(failed.reason));
});

test('a request without an answer lapses once, and its slot is free again', async () => {
  const mentor = await newMentor(core);
  const { id, mentee } = await sessionBetween(core, { mentor });
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(core.db);
  await assert.rejects(confirmRequest(core, mentor, { sessionId: id, ...link }), refused('mentoring_late'));
  await Promise.all(Array.from({ length: 5 }, () => lapseDueDeadlines(core)));
  await runReactions(core);
  const lapsed = await getSession(core, mentee, id);
  assert.equal(lapsed.state, 'lapsed');
  assert.ok((await slotsOf(mentor)).includes(iso(lapsed.startsAt)));
  await assert.rejects(
    askMentor(core, mentee, asking(mentor, startIn(5))),
    refused('mentoring_asked_lately'),
  );
});

test('a move keeps the agreed time until the other side takes the offered one, once for each side', async () => {
  const mentor = await newMentor(core);
  const { id, mentee } = await sessionBetween(core, { mentor }, { state: 'confirmed' });
  const offered = await moveSession(core, mentee, { sessionId: id, times: [startIn(5)] });
  assert.equal(offered.startsAt, (await getSession(core, mentor, id)).startsAt);
  assert.ok(!(await slotsOf(mentor)).includes(iso(startIn(5))));
  const time = offered.offer?.times[0] ?? '';
  const moved = await answerMove(core, mentor, { sessionId: id, time: iso(time) });
  assert.equal(iso(moved.startsAt), iso(time));
  await assert.rejects(
    moveSession(core, mentee, { sessionId: id, times: [startIn(6)] }),
    refused('mentoring_moved'),
  );
  const times = [startIn(6), startIn(7), startIn(8)];
  await moveSession(core, mentor, { sessionId: id, times });
  const kept = await answerMove(core, mentee, { sessionId: id, time: '' });
  assert.equal(iso(kept.startsAt), iso(time));
  assert.equal((await slotsOf(mentor)).filter((at) => times.map(iso).includes(at)).length, 3);
});

test('a calendar has one entry that rises with each change, and never a number', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
  const entry = () => findCalendarEntry(core, mentee, id);
  const before = await entry();
  const { version } = await getSession(core, mentor, id);
  const phone = { kind: 'phone', location: '+91 98220 12345', caller: 'mentor' } as const;
  await changeLocation(core, mentor, { sessionId: id, version, ...phone });
  assert.equal((await entry()).place, '');
  await cancelSession(core, mentor, { sessionId: id, reason: 'ill', words: '' });
  const after = await entry();
  assert.equal(before.uid, after.uid);
  assert.ok(after.sequence > before.sequence + 1 && after.isCancelled);
});

test('limits of a mentee: one waiting request and two sessions ahead without a mark', async () => {
  const mentee = await newMentee(core);
  await sessionBetween(core, { mentee });
  const other = await newMentor(core);
  await assert.rejects(
    askMentor(core, mentee, asking(other, startIn(5))),
    refused('mentoring_requests_many'),
  );
  const busy = await newMentee(core);
  await sessionBetween(core, { mentee: busy }, { state: 'confirmed' });
  await sessionBetween(core, { mentee: busy }, { state: 'confirmed', starts_at: new Date(startIn(4)) });
  await assert.rejects(askMentor(core, busy, asking(other, startIn(6))), refused('mentoring_sessions_many'));
});

test('a page that is not open, an own page and a time off the steps are refused', async () => {
  const [mentor, mentee] = [await newMentor(core, { hours: { every: 60 } }), await newMentee(core)];
  await assert.rejects(askMentor(core, mentor, asking(mentor)), refused('mentoring_own_page'));
  const odd = new Date(Date.parse(startIn(3)) + 60_000).toISOString();
  await assert.rejects(askMentor(core, mentee, asking(mentor, odd)), refused('mentoring_slot_taken'));
  await assert.rejects(
    askMentor(core, mentee, { ...asking(mentor), links: ['javascript:alert(1)'] }),
    refused('mentoring_links'),
  );
  await sql`update mentors set state = 'paused', pause = 'own' where account_id = ${mentor.id}`.execute(
    core.db,
  );
  await assert.rejects(askMentor(core, mentee, asking(mentor)), refused('mentoring_not_open'));
});

test('the week of a mentor counts requests and sessions, and names the next slot', async () => {
  const mentor = await newMentor(core, { hours: { perWeek: 3, noticeHours: 6 } });
  assert.deepEqual(
    { ...(await getMentorWeek(core, mentor)).week, nextSlot: '' },
    { sessions: 0, perWeek: 3, nextSlot: '', zone: 'UTC' },
  );
  const monday = await sql<{ at: Date }>`
    select date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' + interval '7 days 10 hours' as at`.execute(
    core.db,
  );
  const next = monday.rows[0]?.at ?? new Date();
  await sessionBetween(core, { mentor }, { starts_at: new Date(next.getTime() - 7 * 86_400_000) });
  await sessionBetween(core, { mentor }, { starts_at: next });
  const { week } = await getMentorWeek(core, mentor);
  assert.equal(week?.sessions, 1);
  assert.equal(week?.nextSlot, (await slotsOf(mentor)).sort()[0]?.replace('Z', '+00:00'));
  await pauseMentor(core, mentor, { until: '' });
  assert.equal((await getMentorWeek(core, mentor)).week, null);
});
