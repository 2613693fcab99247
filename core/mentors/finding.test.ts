import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { dailyHours, goodPage, openedMentor } from '#tests/mentors/mentors.ts';
import { block } from '../blocks/block.ts';
import { momentAt } from '../ground/zones/zoned.ts';
import { findStanding } from '../standings/find-standing.ts';
import { countMentors } from './count-mentors.ts';
import { findMentor } from './find-mentor.ts';
import { findOfProfile } from './find-of-profile.ts';
import { getMentorship } from './get-mentorship.ts';
import { getOwnMentor } from './get-own-mentor.ts';
import { listMentors, type MentorFilters } from './list-mentors.ts';
import { pauseMentor } from './pause-mentor.ts';
import { saveMentor } from './save-mentor.ts';
import { bitsOf } from './times-asked.ts';

const core = await freshCore();
const reader = await member(core, { password: null });
const nothing: MentorFilters = {
  search: '',
  topic: '',
  kind: '',
  language: '',
  time: '',
  days: '',
  within: '',
  country: '',
  mark: '',
};
const find = (filters: Partial<MentorFilters>, zone = '', after = '') =>
  listMentors(core, reader, { ...nothing, ...filters, zone, after });
const names = async (filters: Partial<MentorFilters>, zone = '') =>
  (await find(filters, zone)).mentors.map(({ person }) => person.name);

const mornings = dailyHours('Asia/Kolkata', [{ from: '08:00', until: '09:00' }]);
const sunday = {
  ...dailyHours('Asia/Kolkata', []),
  // So that on no day of the week a slot comes before the first morning of another mentor, who has a day's notice.
  noticeHours: 48,
  week: [[], [], [], [], [], [], [{ from: '19:00', until: '20:00' }]],
};
const asha = await openedMentor(core, { name: 'Asha Deshpande', hours: mornings });
const kwame = await openedMentor(core, {
  name: 'Kwame Mensah',
  hours: sunday,
  page: { topics: ['Welding'], languages: ['en', 'ak'], officeHours: true, isOnProfile: true },
});
const ravi = await openedMentor(core, {
  name: 'Ravi Joshi',
  page: {
    topics: ['Photography'],
    languages: ['mr'],
    review: { of: ['pitch'], answerDays: 7, open: 2 },
  },
  // A week's notice leaves no slot within one week.
  hours: { ...mornings, noticeHours: 168, weeksAhead: 1 },
});

test('mentors are found by words, topic, kind, language and mark, in the order of their earliest slot', async () => {
  assert.deepEqual(await names({}), ['Asha Deshpande', 'Kwame Mensah', 'Ravi Joshi']);
  assert.deepEqual(await names({ search: 'weldin' }), ['Kwame Mensah']);
  assert.deepEqual(await names({ search: 'photograhy' }), ['Ravi Joshi'], 'with a typing error');
  assert.deepEqual(await names({ search: 'deshpande' }), ['Asha Deshpande']);
  assert.deepEqual(await names({ topic: 'market research' }), ['Asha Deshpande']);
  assert.deepEqual(await names({ kind: 'written_review' }), ['Ravi Joshi']);
  assert.deepEqual(await names({ kind: 'session', language: 'ak' }), ['Kwame Mensah']);
  assert.deepEqual(await names({ kind: 'office_hour' }), ['Kwame Mensah']);
  assert.deepEqual(await names({ mark: 'investor' }), []);
  assert.equal((await find({})).mentors[2]?.next, '', 'a mentor without a slot stands last');
});

test('times of day and of the week are those of the reader’s zone, and each row names a slot that fits', async () => {
  assert.deepEqual(await names({ time: 'morning' }, 'Asia/Kolkata'), ['Asha Deshpande']);
  // 08:00 in Kolkata is 21:30 or 22:30 of the day before in New York.
  assert.deepEqual(await names({ time: 'morning' }, 'America/New_York'), ['Kwame Mensah']);
  assert.deepEqual(await names({ time: 'evening', days: 'weekend' }, 'Asia/Kolkata'), ['Kwame Mensah']);
  assert.deepEqual(await names({ days: 'weekday', time: 'evening' }, 'Asia/Kolkata'), []);
  const [soon] = (await find({ days: 'weekend' }, 'Asia/Kolkata')).mentors;
  assert.equal(soon?.person.name, 'Asha Deshpande');
  assert.ok(soon && [6, 0].includes(new Date(Date.parse(soon.fitting) + 330 * 60_000).getUTCDay()));
  const { drop, total } = await find({ time: 'afternoon', topic: 'Welding' }, 'Asia/Kolkata');
  assert.deepEqual([total.count, drop?.filter], [0, 'time']);
});

test('asked times hold through summer time', () => {
  const now = momentAt('2026-10-30T05:00', 'America/New_York');
  const bits = bitsOf({ time: 'morning', days: '', within: '3' }, 'America/New_York', now) ?? '';
  assert.equal(bits.split('1').length - 1, 3 * 24, 'three mornings of six hours');
  const cell = (local: string) => Math.floor(momentAt(local, 'America/New_York').getTime() / 900_000) % 5376;
  assert.deepEqual(
    ['2026-11-01T06:00', '2026-11-01T05:45', '2026-11-01T11:45', '2026-11-01T12:00'].map(
      (one) => bits[cell(one)],
    ),
    ['1', '0', '1', '0'],
  );
});

test('pages are read one after another with a cursor, each mentor once', async () => {
  for (let at = 0; at < 20; at++)
    await openedMentor(core, { name: `Mentor ${at}`, page: { topics: ['Yoga'] } });
  const first = await find({ topic: 'Yoga' });
  assert.deepEqual([first.mentors.length, first.total.count, first.next], [20, 20, '']);
  const all = await find({});
  const rest = await find({}, '', all.next);
  const ids = [...all.mentors, ...rest.mentors].map(({ person }) => person.id);
  assert.deepEqual([ids.length, new Set(ids).size], [23, 23]);
});

test('a block hides both from each other, and a paused page is in no list', async () => {
  const blocker = await member(core, { password: null });
  await block(core, blocker, { personId: asha.who.id });
  const standing = await findStanding(core.db, blocker.id);
  assert.ok(standing);
  const blocking = { ...blocker, standing };
  const found = await listMentors(core, blocking, { ...nothing, search: 'deshpande', zone: '', after: '' });
  assert.deepEqual(found.mentors, []);
  await assert.rejects(
    findMentor(core, blocking, { handle: asha.handle, zone: '' }),
    refused('mentor_unknown'),
  );
  await pauseMentor(core, ravi.who, { until: '' });
  assert.deepEqual(await names({ topic: 'Photography' }), []);
  assert.equal((await findMentor(core, reader, { handle: ravi.handle, zone: '' })).bar, 'paused');
});

test('the public profile shows a ticked page, and the public page counts from ten mentors on', async () => {
  const shown = await findOfProfile(core, { handle: kwame.handle });
  assert.deepEqual(shown, {
    topics: ['Welding'],
    languages: ['en', 'ak'],
    kinds: ['session', 'office_hour'],
  });
  assert.deepEqual((await findOfProfile(core, { handle: asha.handle })).topics, []);
  const { version, said } = await getOwnMentor(core, kwame.who);
  await saveMentor(core, kwame.who, { version, promises: true, ...goodPage(), ...said, isOnProfile: false });
  await runReactions(core);
  assert.deepEqual((await findOfProfile(core, { handle: kwame.handle })).kinds, []);
  assert.deepEqual(await getMentorship(core), { mentors: 0, slots: 0, topics: [] });
  await countMentors(core);
  const { mentors, slots, topics } = await getMentorship(core);
  assert.deepEqual([mentors, topics], [22, [{ topic: 'Yoga', mentors: 20 }]]);
  assert.ok(slots > 100);
});
