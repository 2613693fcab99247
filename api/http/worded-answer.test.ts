import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { getOwnSearch } from '#contract/cofounders/calls.ts';
import { districtName, skillName } from '#contract/ground/listed-names.ts';
import { sessionRow } from '#contract/mentoring/shapes.ts';
import { getMentors } from '#contract/mentors/find-calls.ts';
import { getNotifications } from '#contract/notifications/calls.ts';
import { publicOrganisation } from '#contract/organisations/public-shapes.ts';
import { getPerson } from '#contract/people/calls.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { goodSearch } from '#tests/cofounders/searches.ts';
import { wordedAnswer } from './worded-answer.ts';

const shape = z.object({
  rows: z.array(z.object({ name: z.string(), place: districtName, skills: z.array(skillName).optional() })),
  one: z.object({ place: districtName }).nullable(),
  other: z.union([
    z.object({ kind: z.literal('a'), place: districtName }),
    z.object({ kind: z.literal('b') }),
  ]),
});
const answer = {
  rows: [
    { name: 'Nagpur, Maharashtra', place: 'Nagpur, Maharashtra', skills: ['Farming', 'SQL', 'Pot painting'] },
    { name: 'Kofi', place: 'Kumasi, Ashanti' },
  ],
  one: { place: 'Nagpur district, Maharashtra' },
  other: { kind: 'a' as const, place: 'Nagpur' },
};

test('names of lists in an answer are those of the page’s language, and nothing else changes', () => {
  assert.deepEqual(wordedAnswer(shape, answer, 'mr'), {
    rows: [
      { name: 'Nagpur, Maharashtra', place: 'नागपूर, महाराष्ट्र', skills: ['शेती', 'SQL', 'Pot painting'] },
      { name: 'Kofi', place: 'Kumasi, Ashanti' },
    ],
    one: { place: 'नागपूर जिल्हा, महाराष्ट्र' },
    other: { kind: 'a', place: 'नागपूर' },
  });
  assert.equal(wordedAnswer(shape, { ...answer, one: null }, 'hi').one, null);
});

test('in English an answer stays the same value', () => {
  assert.equal(wordedAnswer(shape, answer, 'en'), answer);
});

test('a declared call says which of its names are of a list', () => {
  const body = { asked: true, skills: ['Welding'], hoursAWeek: 4, eveningsAWeek: 0 };
  assert.deepEqual(wordedAnswer(getPerson.answer.body, body, 'hi').skills, ['वेल्डिंग']);
});

test('topics of mentors and places of organisations are names of a list', () => {
  const mentor = { person: {}, topics: ['Welding'], kinds: [], languages: [], next: '', fitting: '' };
  const found = wordedAnswer(getMentors.answer.body, { mentors: [mentor], next: '' }, 'hi');
  assert.deepEqual(found.mentors[0]?.topics, ['वेल्डिंग']);
  assert.equal(wordedAnswer(sessionRow, { topic: 'Farming' }, 'mr').topic, 'शेती');
  const page = { name: 'Pune', city: 'Pune, Maharashtra' };
  assert.deepEqual(wordedAnswer(publicOrganisation, page, 'mr'), { ...page, city: 'पुणे, महाराष्ट्र' });
});

test('sectors of a search stay as they are stored: the boxes of its form are ticked by them', () => {
  const names = [...sectorNames];
  const said = goodSearch({
    skills: { weight: 'must', names: ['Farming'] },
    sectors: names,
    sector: { weight: 'must', names },
    never: { sectors: names, stages: [], remoteOnly: false },
  });
  assert.deepEqual(wordedAnswer(getOwnSearch.answer.body, { said }, 'hi'), {
    said: { ...said, skills: { weight: 'must', names: ['खेती'] } },
  });
});

test('a session has the name of its topic in the language, and a project of the same name keeps its own', () => {
  const told = (kind: string) => ({ subject: { kind, $id: 'a', thing: 'Farming', milestone: 0 } });
  const notifications = ['mentoring_session', 'project'].map(told);
  const worded = wordedAnswer(getNotifications.answer.body, { notifications, next: '' } as never, 'mr');
  const names = (worded as { notifications: typeof notifications }).notifications.map(
    (one) => one.subject.thing,
  );
  assert.deepEqual(names, ['शेती', 'Farming']);
});
