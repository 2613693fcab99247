import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { downloads } from '#api/texts/en/downloads.ts';
import { applyFor, interviewed, offered, shortlisted } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentee, newMentor, sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { calendarFile } from '../applications/calendar-file.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { chooseLanguage } from '../languages/choose-language.ts';
import { answerMove } from '../mentoring/answer-move.ts';
import { cancelSession } from '../mentoring/cancel-session.ts';
import { findCalendarEntry } from '../mentoring/find-calendar-entry.ts';
import { moveSession } from '../mentoring/move-session.ts';
import { takeTimes } from '../mentors/steps/take-times.ts';
import { titleTimes } from '../mentors/steps/title-times.ts';
import { endCalendarAddress } from './end-calendar-address.ts';
import { findCalendarLanguage } from './find-calendar-language.ts';
import { findOwnCalendar } from './find-own-calendar.ts';
import { makeCalendarAddress } from './make-calendar-address.ts';
import { ownCalendarFile } from './own-calendar-file.ts';

const core = await freshCore();
await keepBeating(core);

async function secretOf(member: Member): Promise<string> {
  const { path } = await makeCalendarAddress(core, member);
  return /\/([0-9a-f]{36})\.ics$/.exec(path)?.[1] ?? '';
}
/** The lines of a file, each whole. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const calendarOf = async (secret: string) =>
  linesOf(ownCalendarFile(await findOwnCalendar(core, secret), downloads.calendar));

test('both sides find a session in their calendars, without the name, link or number of the other', async () => {
  const topic = 'ठंडे कमरों के लिए सही दाम ढूँढना, और उसे बिना छूट के ज़ोर से कहना';
  const location = { location_kind: 'link', location: 'https://meet.example.org/room' } as const;
  const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed', topic, ...location });
  for (const side of [mentor, mentee]) {
    const lines = await calendarOf(await secretOf(side));
    assert.ok(lines.includes(`UID:mentoring-${id}@saharambh`));
    assert.ok(lines.some((line) => line.startsWith('SUMMARY') && line.includes('सही दाम')));
    const text = lines.join('\n');
    assert.doesNotMatch(text, /meet\.example/);
    for (const { account } of [mentor, mentee]) assert.ok(!text.includes(account.name));
  }
});

test('each line of a calendar has at most 75 bytes, in any script', async () => {
  const topic = 'ठंडे कमरों के लिए सही दाम ढूँढना, और उसे बिना छूट के ज़ोर से कहना';
  const { mentee } = await sessionBetween(core, {}, { state: 'confirmed', topic });
  const file = ownCalendarFile(await findOwnCalendar(core, await secretOf(mentee)), downloads.calendar);
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('a new address ends the one before, and an ended one is unknown', async () => {
  const member = await newMentee(core);
  const [before, after] = [await secretOf(member), await secretOf(member)];
  await assert.rejects(findOwnCalendar(core, before), refused('calendar_unknown'));
  assert.deepEqual(await findOwnCalendar(core, after), []);
  await endCalendarAddress(core, member);
  await assert.rejects(findOwnCalendar(core, after), refused('calendar_unknown'));
});

test('the calendar of a suspended member is unknown', async () => {
  const member = await newMentee(core);
  const secret = await secretOf(member);
  await sql`update standings set suspended_at = now(), suspension_reason = 'Asked for money' where account_id = ${member.id}`.execute(
    core.db,
  );
  await assert.rejects(findOwnCalendar(core, secret), refused('calendar_unknown'));
});

test('a calendar that reads the emails of three changes in any order, and twice, holds the last one', async () => {
  const mentor = await newMentor(core);
  const { id, mentee } = await sessionBetween(core, { mentor }, { state: 'confirmed' });
  const read = async () =>
    linesOf(calendarFile(await findCalendarEntry(core, mentee, id), downloads.interview));
  const emails = [await read()];
  await moveSession(core, mentee, { sessionId: id, times: [startIn(5)] });
  await answerMove(core, mentor, { sessionId: id, time: startIn(5) });
  emails.push(await read());
  await cancelSession(core, mentor, { sessionId: id, reason: 'ill', words: '' });
  emails.push(await read());
  const valueIn = (lines: string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
  for (const order of [
    [0, 1, 2],
    [2, 1, 0, 2],
    [1, 0, 0, 2, 1],
  ]) {
    // A calendar keeps one entry for a UID, and takes what has a higher SEQUENCE (RFC 5546, section 2.1.5).
    const held = new Map<string, { sequence: number; status: string }>();
    for (const at of order) {
      const lines = emails[at] ?? [];
      const [uid, sequence] = [valueIn(lines, 'UID'), Number(valueIn(lines, 'SEQUENCE'))];
      if (sequence > (held.get(uid)?.sequence ?? -1))
        held.set(uid, { sequence, status: valueIn(lines, 'STATUS') });
    }
    assert.deepEqual(
      [...held.values()].map(({ status }) => status),
      ['CANCELLED'],
    );
  }
});

test('an entry with another title has a higher number, and one with the same title the same', async () => {
  const member = await newMentee(core);
  const from = new Date(Date.now() + 3 * 86_400_000);
  const time = { what: 'office_hour', subjectId: 'hour one', side: 'mentee', breakMinutes: 0 } as const;
  await core.db.transaction().execute(async (tx) => {
    const until = new Date(from.getTime() + 3_600_000);
    await takeTimes(tx, [{ ...time, accountId: member.id, from, until, title: 'First prices' }]);
  });
  const secret = await secretOf(member);
  const retitle = (title: string) =>
    core.db
      .transaction()
      .execute((tx) => titleTimes(tx, { what: time.what, subjectIds: [time.subjectId], title }));
  const numberOf = async () => (await findOwnCalendar(core, secret)).map(({ sequence }) => sequence);
  const numbers = [await numberOf()];
  for (const title of ['Prices', 'Prices', '']) {
    await retitle(title);
    numbers.push(await numberOf());
  }
  assert.deepEqual(numbers, [[0], [1], [1], [2]]);
});

test('a calendar program reads interviews, first days and due times, a first day on its own day', async () => {
  const [owner, who] = [await member(core, { name: 'Kwame Mensah' }), await member(core)];
  const project = await publishedProject(core, owner, 'Cold rooms');
  const applied = async (title: string) => {
    const { slug } = await openOpportunity(core, owner, { title }, project);
    const { id } = await applyFor(core, who, slug);
    await shortlisted(core, owner, id);
    return id;
  };
  await interviewed(core, owner, await applied('Counter'), { takes: who });
  await offered(core, owner, await applied('Door'), { accepts: who, startsOn: dayFromNow(20) });
  await offered(core, owner, await applied('Lamp'));
  await sql`update standings set zone = 'Asia/Kolkata' where account_id = ${who.id}`.execute(core.db);
  const file = ownCalendarFile(await findOwnCalendar(core, await secretOf(who)), downloads.calendar);
  const calendar = new ICAL.Component(ICAL.parse(file));
  assert.equal(calendar.getFirstPropertyValue('refresh-interval')?.toString(), 'PT6H');
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const named = (summary: string) => events.filter((one) => one.summary === summary);
  assert.ok(named('Your turn on Saharambh').length > 0);
  const [first, interview] = [named('First day: Door')[0], named('Interview: Counter')[0]];
  assert.deepEqual([first?.startDate.isDate, first?.startDate.toString()], [true, dayFromNow(20)]);
  assert.equal(interview?.startDate.toJSDate().toISOString(), `${dayFromNow(10)}T15:00:00.000Z`);
  assert.doesNotMatch(file, /Kwame|Mensah|meet\.example/);
});

test('an owner who has left the team no longer reads of its interviews', async () => {
  const [owner, other, who] = [await member(core), await member(core), await member(core)];
  const project = await publishedProject(core, owner, 'Lamps');
  const { slug } = await openOpportunity(core, owner, { title: 'Wick' }, project);
  const { id } = await applyFor(core, who, slug);
  await shortlisted(core, owner, id);
  await interviewed(core, owner, id, { takes: who });
  const secret = await secretOf(owner);
  const titles = async () => (await findOwnCalendar(core, secret)).map(({ title }) => title);
  assert.ok((await titles()).includes('Wick'));
  await sql`update project_members set account_id = ${other.id} where account_id = ${owner.id}`.execute(
    core.db,
  );
  assert.ok(!(await titles()).includes('Wick'));
});

test('a calendar is written in the language that its member reads', async () => {
  const who = await member(core);
  const over = { ...core, languages: ['en', 'hi'] as const };
  const secret = await secretOf(who);
  assert.equal(await findCalendarLanguage(over, secret), 'en');
  await chooseLanguage(over, who, 'hi');
  assert.equal(await findCalendarLanguage(over, secret), 'hi');
  assert.equal(
    await findCalendarLanguage({ ...core, languages: ['en'] }, secret),
    'en',
    'where Hindi is not offered',
  );
  assert.equal(await findCalendarLanguage(over, '0'.repeat(36)), 'en');
});
