import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patchPublicProfile } from './public-profile-calls.ts';

const { params } = patchPublicProfile;
const many = <T>(count: number, one: (at: number) => T) => Array.from({ length: count }, (_, at) => one(at));
const page = (at: number) => `https://asha.example/${at}`;
const work = { what: 'Loom', where: 'Pune', from: 2020, to: null, line: '' };

test('values too long, too many or outside a list are refused by field, and values at the limit are taken', () => {
  for (const [name, most, tooMuch] of [
    ['headline', '\u0939'.repeat(120), 'x'.repeat(121)],
    ['about', 'x'.repeat(2000), 'x'.repeat(2001)],
    ['links', many(5, page), many(16, page)],
    ['links', [page(1)], ['javascript:alert(1)']],
    ['links', [page(1)], ['data:text/html,<b>']],
    ['links', [page(1)], ['https://asha:secret@asha.example']],
    ['skills', many(15, (at) => `skill ${at}`), many(16, (at) => `skill ${at}`)],
    ['languages', ['mr', 'en'], ['mr', 'xx']],
    ['openTo', ['Mentor'], ['Mentor', 'Dance']],
    ['hoursAWeek', 48, 49],
    ['awayUntil', '2031-05-01', '2031-02-30'],
    ['work', many(10, () => work), many(11, () => work)],
    ['work', [work], [{ ...work, what: 'x'.repeat(81) }]],
    ['work', [work], [{ ...work, from: 20 }]],
  ] as const) {
    assert.ok(params[name].safeParse(most).success, `${name} takes ${JSON.stringify(most).slice(0, 60)}`);
    assert.ok(
      !params[name].safeParse(tooMuch).success,
      `${name} takes ${JSON.stringify(tooMuch).slice(0, 60)}`,
    );
  }
});
