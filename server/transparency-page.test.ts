import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freshCore } from '#tests/ground/database.ts';
import { textOf } from '#tests/pages/page-parts.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';

const core = await freshCore();
const ask = await plainPages(core);

const counts = {
  reports: 61,
  orders: 3,
  cases: 20,
  'cases.kind person': 13,
  'cases.kind project': 4,
  'cases.kind message': 3,
  'cases.concern money': 20,
  'cases.outcome nothing': 12,
  'cases.outcome warn': 6,
  'cases.outcome hide': 2,
  'cases.time in_time': 15,
  'cases.time late': 5,
  requests: 4,
  'requests.kind see': 4,
  'requests.time in_time': 4,
};

test('the page shows a month once it is counted, and neither it nor the API tells a few', async () => {
  assert.match(textOf((await ask(null, '/transparency')).html), /We have counted no month yet/);
  for (const month of ['2026-09', '2026-10'])
    await core.db
      .insertInto('transparency_counts')
      .values(
        Object.entries(counts).map(([of, count]) => {
          const [name = '', key = ''] = of.split(' ');
          return { month, name, key, count };
        }),
      )
      .execute();
  await wait(1100);
  const { html } = await ask(null, '/transparency');
  const folds = [...html.matchAll(/<details( open="")?[^>]*>(.*?)<\/details>/gs)];
  assert.deepEqual(
    folds.map(([, isOpen, inside = '']) => [isOpen !== undefined, textOf(inside).split(/\s/)[0]]),
    [
      [true, 'October'],
      [false, 'September'],
    ],
  );
  const text = textOf(folds[0]?.[2] ?? '').replaceAll(/\s+/g, ' ');
  for (const shown of [
    'Reports by members and guests 61',
    'Orders of authorities and courts fewer than 5',
    'Breaches of personal data 0',
    'Cases by outcome Number Count Nothing was done held back Warning 6 Hidden fewer than 5',
    'Person held back Project fewer than 5 Message fewer than 5',
    'Cases by reason Number Count Asks for money: a fee, a deposit, a charge 20',
    'In time 15 (75 %) Late 5 (25 %)',
    'Held back, because they are too few: Requests by kind and Requests in time.',
  ])
    assert.ok(text.includes(shown), `${shown} | ${text}`);
  assert.match(text, /Cases by what was reported Number Count Person held back/);
  assert.doesNotMatch(
    text,
    /Appeals by answer/,
    'nothing was appealed against, so there is nothing to divide',
  );
});
