import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, newMentee, newMentor, sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import {
  announced,
  letBeginIn,
  localIn,
  newHost,
  officeHourOf,
  officeLink,
  officeTopic,
  seatIn,
} from '#tests/office-hours/office-hours.ts';
import { findOwnCalendar } from '../calendars/find-own-calendar.ts';
import { makeCalendarAddress } from '../calendars/make-calendar-address.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { askMentor } from '../mentoring/ask-mentor.ts';
import { mailDueNotifications } from '../notifications/mail-due-notifications.ts';
import { announceOfficeHour } from './announce-office-hour.ts';
import { cancelOfficeHour } from './cancel-office-hour.ts';
import { changeLink } from './change-link.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { getOfficeHour } from './get-office-hour.ts';
import { leaveSeat } from './leave-seat.ts';
import { listOfficeHours } from './list-office-hours.ts';
import { sendReminders } from './send-reminders.ts';
import { tickAttendance } from './tick-attendance.ts';

const core = await freshCore();
await keepBeating(core);

/** A zone in which it is about noon now: emails leave at once. */
function dayZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead >= 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

const isRefused = (code: Parameters<typeof refused>[0], reason: string) => (error: unknown) =>
  refused(code)(error) && (error as { values: { reason?: string } }).values.reason === reason;

test('a mentor announces four office hours at most, each at a free time, and the same one once', async () => {
  const mentor = await newHost(core);
  const one = announced(72);
  const same = await Promise.all([1, 2, 3].map(() => announceOfficeHour(core, mentor, one)));
  assert.equal(new Set(same.map(({ id }) => id)).size, 1);
  await assert.rejects(announceOfficeHour(core, mentor, announced(72.5)), refused('mentoring_time_taken'));
  for (const hours of [76, 80, 84]) await announceOfficeHour(core, mentor, announced(hours));
  await assert.rejects(announceOfficeHour(core, mentor, announced(90)), refused('office_hours_many'));
  assert.equal((await listOfficeHours(core, mentor, { list: 'ahead', after: '' })).bar, 'many');
});

test('an office hour closes the slots of its mentor, and a session keeps it from its time', async () => {
  const mentor = await newHost(core);
  const startsAt = startIn(3);
  await announceOfficeHour(core, mentor, { ...announced(), localStart: startsAt.slice(0, 16) });
  await assert.rejects(
    askMentor(core, await newMentee(core), asking(mentor, startsAt)),
    refused('mentoring_slot_taken'),
  );
  await sessionBetween(core, { mentor }, { state: 'confirmed', starts_at: new Date(startIn(5)) });
  const taken = { ...announced(), localStart: startIn(5).slice(0, 16) };
  await assert.rejects(announceOfficeHour(core, mentor, taken), refused('mentoring_time_taken'));
});

test('times that have passed, are too far away or that the clock skips are refused, and bad links', async () => {
  const mentor = await newHost(core);
  const announce = (changes: object) => announceOfficeHour(core, mentor, { ...announced(), ...changes });
  await assert.rejects(announce({ localStart: localIn(-1) }), isRefused('office_hour_time', 'past'));
  await assert.rejects(announce({ localStart: localIn(27 * 7 * 24) }), isRefused('office_hour_time', 'far'));
  for (const link of ['javascript:alert(1)', 'http://a.example', 'https://a@b.example', 'https://wa.me/1'])
    await assert.rejects(announce({ link }), refused('mentoring_location'));
  await assert.rejects(announce({ topic: 'Pay 500 rupees to my UPI first' }), refused('mentoring_screened'));
  await sql`update mentors set hours = jsonb_set(hours, '{zone}', '"America/New_York"') where account_id = ${mentor.id}`.execute(
    core.db,
  );
  await assert.rejects(announce({ localStart: '2027-03-14T02:30' }), isRefused('office_hour_time', 'gap'));
  const without = await newMentor(core);
  await assert.rejects(announceOfficeHour(core, without, announced()), refused('office_hours_not_offered'));
});

test('a cancelled office hour tells all why, frees their time, and cancels their calendar entries', async () => {
  const { id, mentor } = await officeHourOf(core);
  const [mentee, other] = [await seatIn(core, id), await seatIn(core, id)];
  const waiting = await seatIn(core, id);
  const before = await findCalendarEntry(core, mentee, id);
  const said = { officeHourId: id, reason: 'ill', words: 'A cold.' } as const;
  await Promise.all([cancelOfficeHour(core, mentor, said), cancelOfficeHour(core, mentor, said)]);
  await runReactions(core);
  const { rows } = await sql<{ account_id: string }>`
    select account_id from notifications where kind = 'office_hour_cancelled' order by account_id`.execute(
    core.db,
  );
  assert.deepEqual(
    rows.map((row) => row.account_id),
    [mentee.id, other.id, waiting.id].sort(),
  );
  const { rows: taken } = await sql`
    select from booked_times where subject_id = ${id} or subject_id like ${`${id} %`}`.execute(core.db);
  assert.equal(taken.length, 0);
  const after = await findCalendarEntry(core, mentee, id);
  assert.deepEqual([before.uid, before.isCancelled, after.isCancelled], [after.uid, false, true]);
  assert.ok(after.sequence > before.sequence);
  const seen = await getOfficeHour(core, waiting, id);
  assert.deepEqual(
    [seen.state, seen.reason, seen.words, seen.can.leave],
    ['cancelled', 'ill', 'A cold.', false],
  );
  await assert.rejects(findCalendarEntry(core, waiting, id), refused('office_hour_unknown'));
});

test('only its mentor cancels, changes the link and ticks, and none of it once it is over', async () => {
  const { id, mentor } = await officeHourOf(core);
  const mentee = await seatIn(core, id);
  const link = { officeHourId: id, version: 1, link: `${officeLink}/b` };
  for (const who of [mentee, await newMentee(core)]) {
    await assert.rejects(
      cancelOfficeHour(core, who, { officeHourId: id, reason: 'ill', words: '' }),
      refused('office_hour_unknown'),
    );
    await assert.rejects(changeLink(core, who, link), refused('office_hour_unknown'));
    await assert.rejects(
      tickAttendance(core, who, { officeHourId: id, ids: [] }),
      refused('office_hour_unknown'),
    );
  }
  await changeLink(core, mentor, link);
  await assert.rejects(changeLink(core, mentor, { ...link, link: officeLink }), refused('conflict'));
  await assert.rejects(
    tickAttendance(core, mentor, { officeHourId: id, ids: [] }),
    refused('mentoring_moved'),
  );
  await letBeginIn(core, id, -1);
  const [seat] = (await getOfficeHour(core, mentor, id)).attendees;
  const ticked = await tickAttendance(core, mentor, { officeHourId: id, ids: [seat?.seatId ?? ''] });
  assert.deepEqual([ticked.isTicked, ticked.attendees[0]?.came], [true, true]);
  await assert.rejects(changeLink(core, mentor, { ...link, version: 2 }), refused('mentoring_late'));
  await assert.rejects(
    cancelOfficeHour(core, mentor, { officeHourId: id, reason: 'ill', words: '' }),
    refused('mentoring_late'),
  );
});

test('the calendar of a member has the office hour while they have a seat, with one entry that rises', async () => {
  const { id, mentor } = await officeHourOf(core);
  const mentee = await seatIn(core, id);
  const { path } = await makeCalendarAddress(core, mentee);
  const secret = /([^/]+)\.ics$/.exec(path)?.[1] ?? '';
  const dates = async () => (await findOwnCalendar(core, secret)).map(({ title, id: own }) => [title, own]);
  assert.deepEqual(await dates(), [[officeTopic, id]]);
  const first = await findCalendarEntry(core, mentee, id);
  assert.deepEqual([first.place, first.isCancelled, first.uid], ['', false, `mentoring-${id}`]);
  await leaveSeat(core, mentee, id);
  const left = await findCalendarEntry(core, mentee, id);
  await seatIn(core, id, mentee);
  const again = await findCalendarEntry(core, mentee, id);
  assert.deepEqual([left.isCancelled, again.isCancelled], [true, false]);
  assert.ok(first.sequence < left.sequence && left.sequence < again.sequence);
  await letBeginIn(core, id, 30);
  assert.equal((await findCalendarEntry(core, mentee, id)).place, officeLink);
  assert.equal((await findCalendarEntry(core, mentor, id)).place, officeLink);
});

test('each reminder leaves once, to the mentor and to those with a seat, and none after the start', async () => {
  const { id, mentor } = await officeHourOf(core);
  const [mentee, left] = [await seatIn(core, id), await seatIn(core, id)];
  await seatIn(core, id);
  await leaveSeat(core, left, id);
  const late = await officeHourOf(core);
  await letBeginIn(core, late.id, -1);
  await sql`update office_hour_reminders set at = now() where kind = 'hour'`.execute(core.db);
  await Promise.all(Array.from({ length: 10 }, () => sendReminders(core)));
  const { rows } = await sql<{ hour: string; who: string }>`
    select subject ->> 'officeHourId' as hour, subject ->> 'memberId' as who from events
    where name = 'officeHours.hourBefore' and subject ->> 'officeHourId' in (${id}, ${late.id}) order by 2`.execute(
    core.db,
  );
  assert.deepEqual(
    rows,
    [mentor.id, mentee.id].sort().map((who) => ({ hour: id, who })),
  );
});

test('who takes a seat is emailed the calendar entry without the link, and its cancellation', async () => {
  const { id, mentor } = await officeHourOf(core);
  const mentee = await newMentee(core);
  await sql`update standings set zone = ${dayZone()} where account_id = ${mentee.id}`.execute(core.db);
  const entries = async () => {
    await runReactions(core);
    await mailDueNotifications(core);
    const posted = await Promise.all((await postedEmails(core)).map((email) => prepareEmail(core, email)));
    return posted.flatMap((email) =>
      email?.letter === 'notification' && email.to === mentee.account.email ? email.entries : [],
    );
  };
  await seatIn(core, id, mentee);
  const [taken] = await entries();
  assert.deepEqual([taken?.isCancelled, taken?.place, taken?.minutes], [false, '', 60]);
  await cancelOfficeHour(core, mentor, { officeHourId: id, reason: 'ill', words: '' });
  assert.ok((await entries()).some(({ isCancelled }) => isCancelled));
});

test('lists hold what is ahead and what is past, for both sides, and refuse a strange position', async () => {
  const { id, mentor } = await officeHourOf(core);
  const mentee = await seatIn(core, id);
  const idsOf = async (who: typeof mentee, list: 'ahead' | 'past') =>
    (await listOfficeHours(core, who, { list, after: '' })).officeHours.map((one) => [
      one.id,
      one.side,
      one.seat,
    ]);
  assert.deepEqual(await idsOf(mentor, 'ahead'), [[id, 'mentor', '']]);
  assert.deepEqual(await idsOf(mentee, 'ahead'), [[id, 'mentee', 'taken']]);
  await leaveSeat(core, mentee, id);
  assert.deepEqual(
    [await idsOf(mentee, 'ahead'), await idsOf(mentee, 'past')],
    [[], [[id, 'mentee', 'left']]],
  );
  await assert.rejects(
    listOfficeHours(core, mentee, { list: 'past', after: 'yesterday' }),
    refused('general_cursor_not_found'),
  );
});
