import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { getMarketing } from './get-marketing.ts';
import { setMarketing } from './set-marketing.ts';

const core = await freshCore();

test('marketing emails are off by default, and every change is recorded', async () => {
  const asha = await member(core);
  assert.deepEqual(await getMarketing(core, asha), { given: false });
  for (const given of [true, true, false]) {
    assert.deepEqual(await setMarketing(core, asha, { given, language: 'en' }), { given });
    assert.deepEqual(await getMarketing(core, asha), { given });
  }
  const rows = await core.db
    .selectFrom('consents')
    .select(['document', 'given', 'language'])
    .where('account_id', '=', asha.id)
    .orderBy('id')
    .execute();
  assert.deepEqual(rows, [
    { document: 'marketing', given: true, language: 'en' },
    { document: 'marketing', given: false, language: 'en' },
  ]);
});
