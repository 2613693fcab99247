import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason, said } from '#tests/cases/cases.ts';
import { administrator } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { mentorName, newMentee } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import {
  letBeginIn,
  officeHourOf,
  officeQuestion,
  officeTopic,
  seatIn,
} from '#tests/office-hours/office-hours.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import { findOwnCalendar } from '../calendars/find-own-calendar.ts';
import { makeCalendarAddress } from '../calendars/make-calendar-address.ts';
import { answerCaseAppeal } from '../cases/answer-case-appeal.ts';
import { appealCase } from '../cases/appeal-case.ts';
import { decideCase } from '../cases/decide-case.ts';
import { findReportable } from '../cases/find-reportable.ts';
import { report } from '../cases/report.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { type CoreEvent, record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { closeMentor } from '../mentors/close-mentor.ts';
import { removeMentor } from '../mentors/steps/remove-mentor.ts';
import { listDates } from '../today/list-dates.ts';
import { cancelOfficeHour } from './cancel-office-hour.ts';
import { fillSeats } from './fill-seats.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { leaveSeat } from './leave-seat.ts';
import { listOfficeHours } from './list-office-hours.ts';
import { giveTopicBack, takeTopic } from './steps/take-topic.ts';
import { takeSeat } from './take-seat.ts';

const { base, core, admin, caseOf } = await caseWorld();
await keepBeating(core);

const happened = async (event: CoreEvent) => {
  await core.db.transaction().execute((tx) => record(tx, event));
  await runReactions(base);
};
const stateOf = async (who: Member, id: string) => {
  const { state, seat } = await getOfficeHour(core, who, id);
  return [state, seat];
};
const timesOf = async ({ id }: Member) => {
  const { rows } = await sql`select from booked_times where account_id = ${id}`.execute(core.db);
  return rows.length;
};

/** As the next request of the member reads it. */
const withBlocks = (who: Member): Member => ({ ...who, standing: { ...who.standing, hasBlocks: true } });

/** The office hours in the calendar of a member. */
const datesOf = async (who: Member) => {
  const { path } = await makeCalendarAddress(core, who);
  const dates = await findOwnCalendar(core, /([^/]+)\.ics$/.exec(path)?.[1] ?? '');
  return dates.map(({ title, id }) => [title, id]);
};

/** A full office hour with one on the list. */
async function full() {
  const { id, mentor } = await officeHourOf(core);
  const [first] = [await seatIn(core, id), await seatIn(core, id)];
  return { id, mentor, first, waiting: await seatIn(core, id) };
}

test('a block takes the seat of the pair, and the next on the list gets it', async () => {
  const { id, mentor, first, waiting } = await full();
  await block(core, mentor, { personId: first.id });
  await runReactions(base);
  assert.deepEqual(await stateOf(first, id), ['ahead', 'released']);
  assert.deepEqual([await stateOf(waiting, id), await timesOf(first)], [['ahead', 'taken'], 0]);
  assert.ok((await findCalendarEntry(core, first, id)).isCancelled);
});

test('after a block a member reads no link, and no office hour that they had left before', async () => {
  const { id, mentor } = await officeHourOf(core, { seats: 4 });
  const [stays, left] = [await seatIn(core, id), await seatIn(core, id)];
  await leaveSeat(core, left, id);
  await letBeginIn(core, id, -5);
  assert.ok((await getOfficeHour(core, stays, id)).link);
  for (const { id: personId } of [stays, left]) await block(core, mentor, { personId });
  await runReactions(base);
  await sql`update accounts set name = 'Another Name' where id = ${mentor.id}`.execute(core.db);
  const seen = await getOfficeHour(core, withBlocks(stays), id);
  assert.deepEqual([seen.link, seen.mentor?.name, seen.mentor?.avatarId], [null, mentorName, '']);
  assert.equal((await findCalendarEntry(core, stays, id)).place, '');
  await assert.rejects(getOfficeHour(core, withBlocks(left), id), refused('office_hour_unknown'));
  const listed = await listOfficeHours(core, withBlocks(left), { list: 'past', after: '' });
  assert.deepEqual(listed.officeHours, []);
});

test('the side that is not available reads so, and the other side not who it was', async () => {
  const [one, other] = [await full(), await full()];
  await block(core, one.first, { personId: one.mentor.id });
  await block(core, other.mentor, { personId: other.first.id });
  await runReactions(base);
  const isOwnEnd = async (who: Member, id: string) => (await getOfficeHour(core, who, id)).isOwnEnd;
  assert.deepEqual([await isOwnEnd(one.first, one.id), await isOwnEnd(other.first, other.id)], [true, false]);
  const told = async ({ id }: Member) =>
    (
      await core.db
        .selectFrom('notifications')
        .select('kind')
        .where('account_id', '=', id)
        .where('kind', 'like', '%released%')
        .execute()
    ).map(({ kind }) => kind);
  assert.deepEqual(
    [await told(one.first), await told(other.first)],
    [['office_seat_released_own'], ['office_seat_released']],
  );
});

test('cancelling against seats, leaving and a block: nothing deadlocks, and no time stays taken', async () => {
  for (let round = 0; round < 2; round++) {
    const { id, mentor } = await officeHourOf(core, { seats: 4 });
    const [stays, leaves, blocked] = [await seatIn(core, id), await seatIn(core, id), await seatIn(core, id)];
    const late = await newMentee(core);
    const done = await Promise.allSettled([
      takeSeat(core, late, { officeHourId: id, question: '', orWait: false }),
      leaveSeat(core, leaves, id),
      block(core, mentor, { personId: blocked.id }),
      cancelOfficeHour(core, mentor, { officeHourId: id, reason: 'ill', words: '' }),
      fillSeats(core),
    ]);
    for (const one of done)
      if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
    await runReactions(base);
    assert.deepEqual(await Promise.all([stays, leaves, blocked, late, mentor].map(timesOf)), [0, 0, 0, 0, 0]);
    assert.deepEqual(await stateOf(stays, id), ['cancelled', 'taken']);
  }
});

test('a suspended and a leaving member lose their seats, and their own office hours are released', async () => {
  const [one, other] = [await full(), await full()];
  await setStanding(core, one.first.id, standings.suspended);
  await happened({ name: 'standings.suspended', accountId: one.first.id });
  assert.deepEqual(await stateOf(one.waiting, one.id), ['ahead', 'taken']);
  await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${other.mentor.id}`.execute(
    core.db,
  );
  await happened({ name: 'accounts.leaving', accountId: other.mentor.id });
  assert.deepEqual(await stateOf(other.first, other.id), ['released', 'taken']);
  assert.deepEqual([await timesOf(other.first), await timesOf(other.mentor)], [0, 0]);
});

test('an erased member leaves no seat, and an erased mentor no words', async () => {
  const { id, mentor, first, waiting } = await full();
  await eraseAccount(core, first.id);
  await runReactions(base);
  assert.deepEqual(await stateOf(waiting, id), ['ahead', 'taken']);
  await eraseAccount(core, mentor.id);
  await runReactions(base);
  const seen = await getOfficeHour(core, waiting, id);
  assert.deepEqual([seen.state, seen.topic, seen.mentor], ['released', '', null]);
  assert.equal(await timesOf(waiting), 0);
});

test('a revoked last mark and a removed page end office hours; a closed page ends the list alone', async () => {
  const [marked, removed, closed] = [await full(), await full(), await full()];
  await markAs(core, marked.mentor);
  const { rows } = await sql<{ id: string }>`
    update verifications set state = 'revoked', ended_at = now() where account_id = ${marked.mentor.id} returning id`.execute(
    core.db,
  );
  const subject = { verificationId: rows[0]?.id ?? '', what: 'ended' } as const;
  await happened({ name: 'verifications.changed', accountId: marked.mentor.id, subject } as CoreEvent);
  assert.deepEqual(await stateOf(marked.first, marked.id), ['released', 'taken']);
  await core.db
    .transaction()
    .execute((tx) => removeMentor(tx, admin, { id: removed.mentor.id, reason: 'Asked for money.' }));
  await runReactions(base);
  assert.deepEqual(await stateOf(removed.first, removed.id), ['released', 'taken']);
  await closeMentor(core, closed.mentor);
  await runReactions(base);
  await fillSeats(core);
  assert.deepEqual(await stateOf(closed.first, closed.id), ['ahead', 'taken']);
  assert.deepEqual(await stateOf(closed.waiting, closed.id), ['ahead', 'released']);
});

test('a member reports an office hour; a hidden topic is empty until a granted appeal restores it', async () => {
  const { id, mentor, first } = await full();
  const asked = { reportedKind: 'office_hour', reportedId: id } as const;
  await assert.rejects(findReportable(core, mentor, asked), refused('reported_unknown'));
  await assert.rejects(findReportable(core, { kind: 'guest' }, asked), refused('reported_unknown'));
  assert.equal((await findReportable(core, await newMentee(core), asked)).name, officeTopic);
  await report(core, first, { ...asked, ...said });
  const caseId = await caseOf(id);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal((await getOfficeHour(core, first, id)).topic, '');
  await appealCase(core, mentor, { caseId, appeal: 'Please read it once more.' });
  const other = await administrator(core, 'judge of the topic');
  await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'It was a quotation.' });
  assert.equal((await getOfficeHour(core, first, id)).topic, officeTopic);
});

test('a hidden topic takes the words of a cancellation along, and an appeal returns both', async () => {
  const { id, mentor, first } = await full();
  await cancelOfficeHour(core, mentor, { officeHourId: id, reason: 'ill', words: 'Hard words.' });
  await report(core, first, { reportedKind: 'office_hour', reportedId: id, ...said });
  const caseId = await caseOf(id);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  const read = async () => {
    const { topic, words } = await getOfficeHour(core, first, id);
    return [topic, words];
  };
  assert.deepEqual(await read(), ['', '']);
  await core.db
    .transaction()
    .execute((tx) => giveTopicBack(tx, id, { topic: officeTopic, words: 'Hard words.' }));
  assert.deepEqual(await read(), [officeTopic, 'Hard words.']);
});

test('the mentor reports a question; a hidden one is empty until a granted appeal restores it', async () => {
  const { id, mentor, first } = await full();
  const questionOf = async () =>
    (await getOfficeHour(core, mentor, id)).attendees.find(({ person }) => person?.id === first.id);
  const seatId = (await questionOf())?.seatId ?? '';
  const asked = { reportedKind: 'office_hour_question', reportedId: seatId } as const;
  for (const who of [first, await newMentee(core)])
    await assert.rejects(findReportable(core, who, asked), refused('reported_unknown'));
  await report(core, mentor, { ...asked, ...said });
  const caseId = await caseOf(seatId);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'hide', reason });
  assert.equal((await questionOf())?.question, '');
  await appealCase(core, first, { caseId, appeal: 'Please read it once more.' });
  const other = await administrator(core, 'judge of the question');
  await answerCaseAppeal(other.core, other.admin, { caseId, lifted: true, reason: 'It was a quotation.' });
  assert.equal((await questionOf())?.question, officeQuestion);
});

test('Today names the mentor as the member may see them', async () => {
  const { mentor, first, id } = await full();
  await sql`insert into profiles (id, owner_id, account_id, name) values (${mentor.id}, ${mentor.id}, ${mentor.id}, 'Shown Name')`.execute(
    core.db,
  );
  const { dates } = await listDates(core, first);
  const shown = (await getOfficeHour(core, first, id)).mentor?.name;
  assert.deepEqual(
    dates.map(({ kind, person }) => [kind, person]),
    [['office_hour', shown]],
  );
  assert.equal(shown, 'Shown Name');
});

test('a hidden topic leaves the calendars of mentor and members, and a granted appeal returns it', async () => {
  const { id, mentor, first } = await full();
  const other = await full();
  const titles = async () => [...(await datesOf(first)), ...(await datesOf(mentor))];
  await core.db.transaction().execute((tx) => takeTopic(tx, id));
  assert.deepEqual(await titles(), [
    ['', id],
    ['', id],
  ]);
  assert.deepEqual(await datesOf(other.first), [[officeTopic, other.id]]);
  for (let at = 0; at < 2; at++)
    await core.db.transaction().execute((tx) => giveTopicBack(tx, id, { topic: officeTopic, words: '' }));
  assert.deepEqual(await titles(), [
    [officeTopic, id],
    [officeTopic, id],
  ]);
});

test('the topic of an erased mentor leaves the calendars of the members who sat there', async () => {
  const { id, mentor, first } = await full();
  await letBeginIn(core, id, -1);
  await eraseAccount(core, mentor.id);
  await runReactions(base);
  assert.deepEqual(await datesOf(first), [['', id]]);
});
