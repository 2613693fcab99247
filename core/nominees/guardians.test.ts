import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { again } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { newChild } from '#tests/young-mentees/young.ts';
import { setLeaving } from '../accounts/steps/set-leaving.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { codeOf } from '../ground/secrets.ts';
import { mailGuardianCode } from '../guardians/mail-guardian-code.ts';
import { callOffLeaving } from '../leaving/call-off-leaving.ts';
import { askAsGuardian } from './ask-as-guardian.ts';
import { eraseAsGuardian } from './erase-as-guardian.ts';
import { exportAsGuardian } from './export-as-guardian.ts';
import { getGuardianData } from './get-guardian-data.ts';
import { openGuardianData } from './open-guardian-data.ts';

const core = await freshCore();
await keepBeating(core);
const said = { kind: 'correct', words: 'The school is wrong: it is in Nagpur.' } as const;

/** In a browser in which the guardian has typed a code. */
async function opened() {
  const { child, link } = await newChild(core);
  const { id } = await mailGuardianCode(core, { ...link, ip: '203.0.113.7' });
  await openGuardianData(core, { ...link, code: codeOf(core.key, id) });
  return { child, link };
}

const told = async (accountId: string) => {
  await runReactions(core);
  const rows = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['guardian_reads', 'guardian_asks', 'guardian_erases', 'guardian_keeps'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('the link alone opens no data, and a code in another browser neither', async () => {
  const { link } = await newChild(core);
  const closed = { ...link, browser: 'another' };
  assert.deepEqual(await getGuardianData(core, closed), {
    ...(await getGuardianData(core, { ...link, browser: '' })),
    isGuardian: true,
    isProven: false,
    erasedAt: '',
  });
  for (const one of [
    () => exportAsGuardian(core, closed),
    () => askAsGuardian(core, { ...closed, ...said }),
    () => eraseAsGuardian(core, { ...closed, isOn: true }),
  ])
    await assert.rejects(one(), refused('guardian_visit_missing'));
});

test('a guardian exports all but reports, complaints and blocks, and the child is told', async () => {
  const { child, link } = await opened();
  const names: string[] = [];
  for await (const { name } of await exportAsGuardian(core, link)) names.push(name);
  assert.ok(names.includes('accounts.json') && names.includes('messages.json'));
  for (const table of ['blocks', 'case_reports', 'cases', 'rights_requests', 'notifications', 'events'])
    assert.ok(!names.includes(`${table}.json`), table);
  assert.deepEqual(await told(child.id), ['guardian_reads']);
});

test('a guardian asks for a correction or complains under a number of their own', async () => {
  const { child, link } = await opened();
  const first = await askAsGuardian(core, { ...link, ...said, language: 'mr' });
  assert.equal((await askAsGuardian(core, { ...link, ...said })).number, first.number);
  const stored = await core.db
    .selectFrom('rights_requests')
    .select(['account_id', 'for_account_id', 'language'])
    .where('number', '=', first.number)
    .executeTakeFirst();
  assert.deepEqual(stored, { account_id: null, for_account_id: child.id, language: 'mr' });
  assert.deepEqual(await told(child.id), ['guardian_reads', 'guardian_asks']);
});

test('only the guardian ends the erasing that they have begun', async () => {
  const { child, link } = await opened();
  const erasing = await eraseAsGuardian(core, { ...link, isOn: true });
  assert.ok(erasing.isErasing && erasing.erasedAt);
  assert.deepEqual(await eraseAsGuardian(core, { ...link, isOn: true }), erasing);
  await assert.rejects(callOffLeaving(core, child), refused('guardian_erases'));
  const kept = await eraseAsGuardian(core, { ...link, isOn: false });
  assert.deepEqual([kept.isErasing, kept.erasedAt], [false, '']);
  assert.deepEqual(await told(child.id), ['guardian_reads', 'guardian_erases', 'guardian_keeps']);
});

test('an erasing that the child ended after the consent binds no one, and can begin again', async () => {
  const { child, link } = await opened();
  const { id, secret } = link;
  await eraseAsGuardian(core, { ...link, isOn: true });
  await answerAsGuardian(core, { id, secret, confirmed: false });
  await callOffLeaving(core, await again(core, child));
  await runReactions(core);
  await answerAsGuardian(core, { id, secret, confirmed: true, adult: true, relation: 'parent' });
  await core.db.transaction().execute((tx) => setLeaving(tx, child.id, 30));
  await callOffLeaving(core, await again(core, child));
  const code = await mailGuardianCode(core, { ...link, ip: '203.0.113.7' });
  await openGuardianData(core, { ...link, code: codeOf(core.key, code.id) });
  const erasing = await eraseAsGuardian(core, { ...link, isOn: true });
  assert.ok(erasing.isErasing && erasing.erasedAt);
  await assert.rejects(callOffLeaving(core, await again(core, child)), refused('guardian_erases'));
});

test('a consent taken back closes the data, and the 18th birthday does', async () => {
  const taken = await opened();
  await answerAsGuardian(core, { id: taken.link.id, secret: taken.link.secret, confirmed: false });
  await assert.rejects(exportAsGuardian(core, taken.link), refused('guardian_visit_missing'));
  const grown = await opened();
  const expires = (seconds: number) =>
    sql`update guardians set expires_at = now() + make_interval(secs => ${seconds}::int)
      where id = ${grown.link.id}`.execute(core.db);
  await expires(2);
  await getGuardianData(core, grown.link);
  await expires(-1);
  await assert.rejects(getGuardianData(core, grown.link), refused('guardian_request_not_found'));
});
