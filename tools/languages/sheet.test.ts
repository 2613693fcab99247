import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDrafts } from './sheet.ts';
import { groupOf, type SheetRow } from './sheet-rows.ts';
import { hashOf, type Readings, readReadings, stateOf, takeReturned } from './states.ts';

const key = 'web/agreements/agreements.ts agreementTexts.open';
const hash = hashOf('Open', 'खोलें');
const present = new Map([[key, hash]]);
const row = { key, hash, state: 'read', name: 'Asha Patil', day: '2026-11-28' };
const none: Readings = new Map();

test('a sentence is read by one reader and agreed by a second one, with names and days', () => {
  const first = takeReturned(none, [row], present);
  assert.deepEqual(first.refused, []);
  assert.equal(stateOf(first.readings, key, hash)?.state, 'read');
  const again = takeReturned(first.readings, [{ ...row, state: 'agreed' }], present);
  assert.deepEqual(again.refused, [`${key} is agreed by another reader than the first one`]);
  const second = { ...row, state: 'agreed', name: 'Ngozi Umeh', day: '2026-12-01' };
  const agreed = takeReturned(first.readings, [second], present);
  assert.deepEqual(stateOf(agreed.readings, key, hash), {
    key,
    hash,
    state: 'agreed',
    readBy: 'Asha Patil',
    readOn: '2026-11-28',
    agreedBy: 'Ngozi Umeh',
    agreedOn: '2026-12-01',
  });
});

test('a changed sentence, English or translated, is a draft again', () => {
  const { readings } = takeReturned(none, [row], present);
  for (const [english, own] of [
    ['Open it', 'खोलें'],
    ['Open', 'खोलो'],
  ] as const) {
    const changed = hashOf(english, own);
    assert.equal(stateOf(readings, key, changed), null);
    assert.equal(takeReturned(readings, [], new Map([[key, changed]])).readings.size, 0);
  }
});

test('a returned row is refused that has changed since, skips the first reader, or lacks name or day', () => {
  const reasons = [
    { ...row, hash: 'older' },
    { ...row, state: 'agreed' },
    { ...row, name: '' },
    { ...row, day: 'today' },
    { ...row, state: 'fine' },
  ].map((one) => takeReturned(none, [one], present).refused[0]?.slice(key.length + 1));
  assert.deepEqual(reasons, [
    'has changed since the sheet was made',
    'is agreed by a second reader, and has no first one yet',
    'names no reader',
    'names no day, such as 2026-11-28',
    'has no state “fine”',
  ]);
});

test('a language without a file of readings has drafts alone', () => {
  assert.equal(readReadings('docs/wording/xx.csv').size, 0);
});

test('money comes first, then consents, refusals, emails and agreements', () => {
  assert.deepEqual(
    [
      'web/agreements/money.ts moneyTexts.owed',
      'web/consents/consents.ts consentTexts.give',
      'web/projects/words.ts projectWords.refusals.project_full',
      'outside/mail/projects.ts projects.team-removed',
      'web/agreements/agreements.ts agreementTexts.open',
      'web/stories/stories.ts storyTexts.title',
    ].map(groupOf),
    ['money', 'consent', 'refusals', 'emails', 'agreements', 'rest'],
  );
});

test('better words of readers stand at their sentence, by its words or its key, or at the end', () => {
  const sheet = { key, translation: 'अनुबन्ध खोलें' } as SheetRow;
  const drafts = [
    { page: '/about', words: 'अनुबन्ध', better: 'अनुबंध' },
    { page: '', words: key, better: 'अनुबंध देखें' },
    { page: '/about', words: 'कहीं नहीं', better: 'कुछ' },
  ];
  assert.deepEqual(
    withDrafts([sheet], drafts).map(({ better }) => better),
    [`अनुबन्ध → अनुबंध\n${key} → अनुबंध देखें`, 'कुछ'],
  );
});
