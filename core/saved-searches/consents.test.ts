import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Member } from '#core/ground/actor.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { listConsents } from '../consents/list-consents.ts';
import { withdrawConsent } from '../consents/withdraw-consent.ts';
import { setMailWays } from '../notifications/set-mail-ways.ts';
import { saveSearch } from './save-search.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const given = async (who: Member, document: string) =>
  (await listConsents(core, who)).consents
    .find((one) => one.document === document)
    ?.steps.map(({ isGiven }) => isGiven);

test('saved-search emails: the first search gives, the choice and the page of consents withdraw', async () => {
  const who = await someone();
  const search = {
    name: '',
    search: 'cold',
    kind: '',
    skill: '',
    place: '',
    within: '',
    remote: '',
  } as const;
  const rest = {
    hours: '',
    pay: 0,
    currency: 'INR',
    equity: '',
    credit: '',
    institution: '',
    sector: '',
    verified: '',
  } as const;
  const save = (words: string) => saveSearch(core, who, { ...search, ...rest, search: words } as never);
  await save('cold');
  await save('warm');
  assert.deepEqual(await given(who, 'saved_searches'), [true]);
  await setMailWays(core, who, { searches: 'never' });
  await setMailWays(core, who, { searches: 'never' });
  await setMailWays(core, who, { searches: 'weekly' });
  await withdrawConsent(core, who, 'saved_searches');
  await save('dry');
  assert.deepEqual(await given(who, 'saved_searches'), [false, true, false, true]);
  const other = await someone();
  await setMailWays(core, other, { searches: 'never' });
  assert.deepEqual(await given(other, 'saved_searches'), [false]);
});
