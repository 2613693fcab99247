import assert from 'node:assert/strict';
import { test } from 'node:test';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { memberUnder18, setStanding, standings } from '#tests/standings/standings.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMarketing } from './get-marketing.ts';
import { setMarketing } from './set-marketing.ts';

const core = await freshCore();

test('of ten Yes at once one is recorded', async () => {
  const who = await member(core);
  await Promise.all(Array.from({ length: 10 }, () => setMarketing(core, who, { given: true })));
  const answers = core.db.selectFrom('consents').select('given').where('account_id', '=', who.id);
  assert.deepEqual(await answers.where('document', '=', 'marketing').execute(), [{ given: true }]);
});

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
    { document: 'marketing', given: true, language: 'en-IN' },
    { document: 'marketing', given: false, language: 'en-IN' },
  ]);
});

test('a member under 18 gets no news: the consent is refused, and ends where a child is found', async () => {
  const waiting = await member(core);
  await setStanding(core, waiting.id, standings['waiting for a guardian']);
  for (const child of [await memberUnder18(core), await again(core, waiting)]) {
    const given = setMarketing(core, child, { given: true, language: 'en' });
    await assert.rejects(given, (error) => error instanceof Refusal && error.code === 'opens_later');
    assert.deepEqual(await setMarketing(core, child, { given: false, language: 'en' }), { given: false });
  }
  const found = await member(core);
  await setMarketing(core, found, { given: true, language: 'en' });
  await setStanding(core, found.id, standings['waiting for a guardian']);
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'standings.childFound', accountId: found.id }));
  await runReactions(core);
  assert.deepEqual(await getMarketing(core, found), { given: false });
});
