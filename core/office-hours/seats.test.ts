import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, missTwo, newMentee, newMentor } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import {
  letBeginIn,
  localIn,
  newHost,
  officeHourOf,
  officeLink,
  officeQuestion,
  seatIn,
} from '#tests/office-hours/office-hours.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { askMentor } from '../mentoring/ask-mentor.ts';
import { announceOfficeHour } from './announce-office-hour.ts';
import { fillSeats } from './fill-seats.ts';
import { forgetOfficeHours } from './forget-office-hours.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { leaveSeat } from './leave-seat.ts';
import { listOfMentor } from './list-of-mentor.ts';
import { takeSeat } from './take-seat.ts';

const core = await freshCore();
await keepBeating(core);

const press = (who: Member, officeHourId: string) =>
  takeSeat(core, who, { officeHourId, question: '', orWait: false });
const seatOf = async (who: Member, id: string) => (await getOfficeHour(core, who, id)).seat;

test('of 30 members who press the last seat one has it, and the others can join the list', async () => {
  const { id } = await officeHourOf(core);
  await seatIn(core, id);
  const members = await Promise.all(Array.from({ length: 30 }, () => newMentee(core)));
  const done = await Promise.allSettled(members.map((member) => press(member, id)));
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of done)
    if (one.status === 'rejected') {
      assert.ok(one.reason instanceof Refusal, String(one.reason));
      assert.equal(one.reason.code, 'office_hour_full');
    }
  const last = members[done.findIndex(({ status }) => status === 'rejected')] as Member;
  const { can, free, coming } = await getOfficeHour(core, last, id);
  assert.deepEqual([can.take, can.wait, free, coming], [false, true, 0, 2]);
});

test('a seat is taken at once, is busy time, and is left until the start', async () => {
  const { id, mentor } = await officeHourOf(core, { hours: 72 });
  const mentee = await newMentee(core);
  const [first, again] = await Promise.all([press(mentee, id), press(mentee, id)]);
  assert.deepEqual([first.seat, again.seat, again.coming], ['taken', 'taken', 1]);
  const startsAt = new Date(Math.ceil(Date.parse(first.startsAt) / 1_800_000) * 1_800_000).toISOString();
  await assert.rejects(
    askMentor(core, mentee, asking(await newMentor(core), startsAt)),
    refused('mentoring_busy'),
  );
  await assert.rejects(press(mentor, id), refused('mentoring_own_page'));
  assert.equal((await leaveSeat(core, mentee, id)).seat, 'left');
  assert.equal((await askMentor(core, mentee, asking(await newMentor(core), startsAt))).state, 'asked');
  await assert.rejects(press(mentee, id), refused('mentoring_busy'));
  const other = await seatIn(core, id);
  await letBeginIn(core, id, -1);
  await assert.rejects(leaveSeat(core, other, id), refused('mentoring_late'));
  await assert.rejects(press(await newMentee(core), id), refused('mentoring_late'));
});

test('a member has one seat ahead, with a mark three', async () => {
  const hours = await Promise.all([72, 76, 80, 84].map((at) => officeHourOf(core, { hours: at })));
  const [one, two, three, four] = hours.map(({ id }) => id) as [string, string, string, string];
  const member = await newMentee(core);
  await press(member, one);
  await assert.rejects(press(member, two), refused('office_seats_many'));
  await markAs(core, member);
  await press(member, two);
  await press(member, three);
  await assert.rejects(press(member, four), refused('office_seats_many'));
});

test('until a day before, the next on the list who has time gets a seat that comes free', async () => {
  const { id } = await officeHourOf(core, { hours: 50 });
  const [first] = [await seatIn(core, id), await seatIn(core, id)];
  const [busy, next, last] = [await seatIn(core, id), await seatIn(core, id), await seatIn(core, id)];
  assert.equal((await getOfficeHour(core, last, id)).own.position, 3);
  await press(busy, (await officeHourOf(core, { hours: 50 })).id);
  await leaveSeat(core, first, id);
  await assert.rejects(press(await newMentee(core), id), refused('office_hour_full'));
  await runReactions(core);
  assert.deepEqual(await Promise.all([busy, next, last].map((who) => seatOf(who, id))), [
    'waiting',
    'taken',
    'waiting',
  ]);
});

test('a seat that comes free passes over a waiting member with two strikes, until their rest is over', async () => {
  const { id, mentor } = await officeHourOf(core, { hours: 50 });
  const [first, second] = [await seatIn(core, id), await seatIn(core, id)];
  const [struck, next] = [await seatIn(core, id), await seatIn(core, id)];
  await missTwo(core, struck, 'mentee');
  await leaveSeat(core, first, id);
  await runReactions(core);
  assert.deepEqual([await seatOf(struck, id), await seatOf(next, id)], ['waiting', 'taken']);
  await sql`update mentoring_sessions set settled_at = settled_at - interval '14 days' where mentee_id = ${struck.id}`.execute(
    core.db,
  );
  await missTwo(core, mentor, 'mentor');
  await leaveSeat(core, second, id);
  await runReactions(core);
  assert.equal(await seatOf(struck, id), 'waiting');
  await sql`delete from mentoring_sessions where mentor_id = ${mentor.id}`.execute(core.db);
  await fillSeats(core);
  assert.equal(await seatOf(struck, id), 'taken');
});

test('in the last day a free seat is offered to one, and to the next after 12 hours without an answer', async () => {
  const { id } = await officeHourOf(core, { hours: 20 });
  const [first] = [await seatIn(core, id), await seatIn(core, id)];
  const [silent, next] = [await seatIn(core, id), await seatIn(core, id)];
  await leaveSeat(core, first, id);
  await Promise.all(Array.from({ length: 10 }, () => fillSeats(core)));
  await runReactions(core);
  const offered = await getOfficeHour(core, silent, id);
  assert.deepEqual([offered.seat, await seatOf(next, id)], ['offered', 'waiting']);
  const latest = Date.parse(offered.startsAt) - 2 * 3_600_000;
  assert.ok(Date.parse(offered.own.dueAt) <= latest && Date.parse(offered.own.dueAt) > Date.now());
  await sql`update clocks set due_at = now() - interval '1 minute' where kind = 'seat_offer'`.execute(
    core.db,
  );
  await assert.rejects(press(silent, id), refused('mentoring_late'));
  await Promise.all(Array.from({ length: 5 }, () => lapseDueDeadlines(core)));
  await runReactions(core);
  assert.deepEqual([await seatOf(silent, id), await seatOf(next, id)], ['lapsed', 'offered']);
  const { rows } = await sql`select from events where name = 'officeHours.seatOffered'`.execute(core.db);
  assert.equal(rows.length, 2);
  const taken = await takeSeat(core, next, { officeHourId: id, orWait: false });
  assert.deepEqual([taken.seat, taken.own.question], ['taken', officeQuestion]);
});

test('an office hour that cannot be filled does not stop the others', async () => {
  const hours = [await officeHourOf(core, { hours: 40 }), await officeHourOf(core, { hours: 44 })];
  const waiting: Member[] = [];
  for (const { id } of hours) {
    const [first] = [await seatIn(core, id), await seatIn(core, id)];
    waiting.push(await seatIn(core, id));
    await leaveSeat(core, first, id);
  }
  const [failing = '', other = ''] = hours.map(({ id }) => id);
  // Earlier rows are not tested: one seat of the failing hour is taken.
  await sql`alter table office_hour_seats add constraint one_fails
    check (office_hour_id <> ${sql.lit(failing)} or state not in ('taken', 'offered')) not valid`.execute(
    core.db,
  );
  await assert.rejects(
    fillSeats(core),
    (error) => error instanceof AggregateError && error.errors.length === 1,
  );
  const seats = () => Promise.all([failing, other].map((id, at) => seatOf(waiting[at] as Member, id)));
  assert.deepEqual(await seats(), ['waiting', 'taken']);
  await sql`alter table office_hour_seats drop constraint one_fails`.execute(core.db);
  await fillSeats(core);
  assert.deepEqual(await seats(), ['taken', 'taken']);
});

test('in the last two hours no seat is offered, and who comes first takes a free one', async () => {
  const { id } = await officeHourOf(core, { hours: 30 });
  const [first] = [await seatIn(core, id), await seatIn(core, id), await seatIn(core, id)];
  await leaveSeat(core, first, id);
  await letBeginIn(core, id, 90);
  await runReactions(core);
  await fillSeats(core);
  assert.equal((await press(await newMentee(core), id)).seat, 'taken');
});

test('a question saved without a seat or position is refused, and takes none', async () => {
  const { id } = await officeHourOf(core, { seats: 1 });
  const [sits, waits] = [await seatIn(core, id), await seatIn(core, id)];
  const save = (who: Member) =>
    takeSeat(core, who, { officeHourId: id, question: 'Why?', orWait: true, questionOnly: true });
  for (const who of [sits, waits]) assert.equal((await save(who)).own.question, 'Why?');
  assert.deepEqual([await seatOf(sits, id), await seatOf(waits, id)], ['taken', 'waiting']);
  for (const who of [sits, waits]) await leaveSeat(core, who, id);
  for (const who of [sits, waits, await newMentee(core)])
    await assert.rejects(save(who), refused('mentoring_moved'));
  assert.deepEqual([await seatOf(sits, id), await seatOf(waits, id)], ['left', 'left']);
});

test('a saved question takes no offered seat', async () => {
  const { id } = await officeHourOf(core, { hours: 20, seats: 1 });
  const [sits, next] = [await seatIn(core, id), await seatIn(core, id)];
  await leaveSeat(core, sits, id);
  await runReactions(core);
  await takeSeat(core, next, { officeHourId: id, question: 'Why?', orWait: true, questionOnly: true });
  assert.equal(await seatOf(next, id), 'offered');
});

test('an offer that is left goes to the next at once', async () => {
  const { id } = await officeHourOf(core, { hours: 22 });
  const [first] = [await seatIn(core, id), await seatIn(core, id)];
  const [declines, next] = [await seatIn(core, id), await seatIn(core, id)];
  await leaveSeat(core, first, id);
  await runReactions(core);
  assert.equal((await leaveSeat(core, declines, id)).seat, 'left');
  await runReactions(core);
  assert.equal(await seatOf(next, id), 'offered');
});

test('members read how many come, and the mentor alone who and what they ask', async () => {
  const { id, mentor } = await officeHourOf(core);
  const [mentee, other] = [await seatIn(core, id), await newMentee(core)];
  for (const who of [mentee, other]) {
    const seen = await getOfficeHour(core, who, id);
    assert.deepEqual([seen.coming, seen.free, seen.attendees], [1, 1, []]);
  }
  const { attendees } = await getOfficeHour(core, mentor, id);
  assert.deepEqual(
    attendees.map(({ person, question, state }) => [person?.id, question, state]),
    [[mentee.id, officeQuestion, 'taken']],
  );
  assert.equal((await listOfMentor(core, other, mentor.id)).officeHours[0]?.free, 1);
});

test('the link shows an hour before to those with a seat, and is erased a day after the end', async () => {
  const { id, mentor } = await officeHourOf(core);
  const [mentee, other] = [await seatIn(core, id), await newMentee(core)];
  const linkOf = async (who: Member) => (await getOfficeHour(core, who, id)).link?.text;
  assert.deepEqual([await linkOf(mentor), await linkOf(mentee)], [officeLink, undefined]);
  await letBeginIn(core, id, 59);
  assert.deepEqual([await linkOf(mentee), await linkOf(other)], [officeLink, undefined]);
  await letBeginIn(core, id, -25 * 60 - 5);
  await forgetOfficeHours(core);
  assert.equal(await linkOf(mentor), undefined);
});

test('a page for members with a mark, a paused and a hidden one give no seat', async () => {
  const marked = await newHost(core, { whoMayAsk: 'marked' });
  const { id } = await announceOfficeHour(core, marked, {
    localStart: localIn(48),
    minutes: 30,
    seats: 2,
    topic: 'Books',
    link: officeLink,
  });
  const mentee = await newMentee(core);
  await assert.rejects(press(mentee, id), refused('mentoring_marks_only'));
  assert.equal((await getOfficeHour(core, mentee, id)).bar, 'mark');
  await sql`update mentors set state = 'paused', pause = 'own' where account_id = ${marked.id}`.execute(
    core.db,
  );
  await assert.rejects(press(mentee, id), refused('mentoring_not_open'));
  await sql`update people set visibility = 'hidden' where account_id = ${marked.id}`.execute(core.db);
  await assert.rejects(press(mentee, id), refused('office_hour_unknown'));
  await assert.rejects(getOfficeHour(core, mentee, id), refused('office_hour_unknown'));
});
