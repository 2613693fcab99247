import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { comingOn, indianDay, type TextVersion, versionOn } from '#contract/consents/text-versions.ts';
import { hasYes } from '#core/consents/has-yes.ts';
import { listConsents } from '#core/consents/list-consents.ts';
import { withdrawConsent } from '#core/consents/withdraw-consent.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { again, bornYearsAgo, device, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { dayIn, samplePurpose, sampleVersion, withSample } from '#tests/legal-texts/sample-texts.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import { answerPurpose } from '../consents/steps/answer-purpose.ts';
import { answerPurposeAsGuardian, getPurposeAsGuardian } from './answer-purpose-as-guardian.ts';
import { answerPurposeAsMember } from './answer-purpose-as-member.ts';
import { differencesOf } from './differences.ts';
import { getLegalText } from './get-legal-text.ts';
import { getPurpose } from './get-purpose.ts';
import { getTextNews } from './get-text-news.ts';
import { shownTextVersions } from './text-versions.ts';

const made = await freshCore();
const core = { ...made, legalTexts: withSample() };
const purpose = samplePurpose;
const mayUse = async (accountId: string) => {
  const { rows } = await sql<{ may: boolean }>`
    select ${hasYes(sql.ref('accounts.id'), purpose)} as may from accounts where id = ${accountId}`.execute(
    made.db,
  );
  return rows[0]?.may;
};

test('a version holds from the first moment of its day in India', () => {
  const versions: TextVersion[] = [
    { version: 'a', hash: '', inForce: '2026-01-01' },
    { version: 'b', hash: '', announced: '2026-02-01', inForce: '2026-03-03' },
  ];
  const at = (time: string) => versionOn(versions, indianDay(new Date(time))).version;
  assert.deepEqual(['2025-06-01T00:00:00Z', '2026-03-02T18:29:59Z', '2026-03-02T18:30:00Z'].map(at), [
    'a',
    'a',
    'b',
  ]);
  const coming = (day: string) => comingOn(versions, day).map(({ version }) => version);
  assert.deepEqual(['2026-01-31', '2026-02-01', '2026-03-02', '2026-03-03'].map(coming), [
    [],
    ['b'],
    ['b'],
    [],
  ]);
});

test('each version is readable from its announcement on, and shows what it changes', async () => {
  const read = (days: Parameters<typeof withSample>[0], version: string) =>
    getLegalText({ ...made, legalTexts: withSample(days) }, { text: 'privacy', version });
  await assert.rejects(read({ announced: 1 }, sampleVersion), refused('legal_text_unknown'));
  await assert.rejects(read({}, 'nothing'), refused('legal_text_unknown'));
  assert.equal((await read({ announced: 0 }, sampleVersion)).state, 'coming');
  assert.equal((await read({ inForce: 1 }, '')).version, '2026-11-27');
  const after = await read({ inForce: 0 }, '');
  assert.deepEqual([after.version, after.state, after.before], [sampleVersion, 'in_force', '2026-11-27']);
  assert.equal(after.changes.length, 2);
  assert.deepEqual(
    after.differences.map(({ title }) => title),
    ['Privacy Policy', 'Who answers for it', 'A sample section', 'What we keep'],
  );
  const former = await read({ inForce: 0 }, '2026-11-27');
  assert.deepEqual([former.state, former.differences.length], ['former', 0]);
  const shown = async (inForce: number) =>
    (await shownTextVersions({ ...made, legalTexts: withSample({ inForce }) })).get('privacy');
  assert.notEqual(await shown(1), await shown(0));
});

test('the difference joins to both texts, and alike texts have none', () => {
  const text = (paragraph: string) => ({
    title: 'T',
    description: '',
    summary: 'S',
    sections: [{ id: 'a', title: 'A', body: [paragraph, ['x', 'y']] }],
  });
  assert.deepEqual(differencesOf(text('One two three'), text('One two three')), []);
  const [one] = differencesOf(text('One two three'), text('One 2 three'));
  const without = (kind: string) =>
    one?.pieces
      .filter((piece) => piece.kind !== kind)
      .map((piece) => piece.text)
      .join('');
  assert.equal(without('added'), 'A\n\nOne two three\n\n• x\n• y');
  assert.equal(without('removed'), 'A\n\nOne 2 three\n\n• x\n• y');
});

test('a new use begins with a yes alone, and ends when it is withdrawn; nothing else changes', async () => {
  const who = await member(made, { password: null });
  assert.deepEqual(await getTextNews(made, who), { coming: [], asks: [], refused: [] });
  const { coming, asks, refused: none } = await getTextNews(core, who);
  assert.deepEqual(coming, [{ name: 'privacy', version: sampleVersion, inForce: dayIn(30) }]);
  const question = { purpose, name: 'Counting of stories' };
  assert.deepEqual([asks, none], [[question], []]);
  assert.equal(await mayUse(who.id), false);
  const answer = (given: boolean) => answerPurposeAsMember(core, who, { purpose, given });
  assert.equal((await answer(false)).answer, 'no');
  assert.equal(await mayUse(who.id), false);
  const answered = await getTextNews(core, who);
  assert.deepEqual([answered.asks, answered.refused], [[], [question]], 'the rights centre leads back to it');
  await Promise.all(Array.from({ length: 10 }, () => answer(true)));
  assert.equal(await mayUse(who.id), true);
  assert.deepEqual((await getTextNews(core, who)).refused, []);
  const [listed] = (await listConsents(core, who)).consents;
  assert.deepEqual(
    [listed?.purpose, listed?.version, listed?.canWithdraw, listed?.steps.length],
    ['Counting of stories', sampleVersion, true, 2],
  );
  const after = await withdrawConsent(core, who, 'purpose.sample_use');
  assert.deepEqual(await withdrawConsent(core, who, 'purpose.sample_use'), after);
  assert.equal(await mayUse(who.id), false);
  await assert.rejects(
    getPurpose(core, { accountId: who.id, purpose: 'nothing' }),
    refused('purpose_unknown'),
  );
  await assert.rejects(
    answerPurposeAsMember(made, who, { purpose, given: true }),
    refused('purpose_unknown'),
  );
});

test('under 18 the guardian answers, a yes with a code; the yes of the member does not count', async () => {
  const { requestId: id = '', secret = '' } = await guardianThings.request.own(made);
  const { account_id: childId, email } = await made.db
    .selectFrom('guardians')
    .select(['account_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await setStanding(made, childId, { birth_date: bornYearsAgo(15) });
  const answer = (given: boolean, code = '') =>
    answerPurposeAsGuardian(core, { id, secret, purpose, given, code, browser: 'browser' });
  await assert.rejects(answer(true, '123456'), refused('guardian_awaited'));
  await made.db.updateTable('guardians').set({ confirmed: true }).where('id', '=', id).execute();
  await assert.rejects(answer(true), refused('purpose_code_missing'));
  await assert.rejects(answer(true, '000000'), refused('user_invalid_token'));
  await mailGuardianCode(made, { id, secret, browser: 'browser', ip: device.ip });
  const code = await mailedCode(made, email, 'guardian');
  assert.equal((await answer(true, code)).answer, 'yes');
  assert.equal(await mayUse(childId), true);
  await assert.rejects(answer(true, code), refused('user_invalid_token'));
  const child = await again(made, { ...(await member(made, { password: null })), id: childId });
  await assert.rejects(withdrawConsent(core, child, 'purpose.sample_use'), refused('consent_not_here'));
  assert.equal((await listConsents(core, child)).consents.at(-1)?.canWithdraw, false);
  assert.equal((await answer(false)).answer, 'no');
  assert.equal((await answer(false)).answer, 'no');
  assert.equal(await mayUse(childId), false);
  assert.equal((await getPurposeAsGuardian(core, { id, secret, purpose })).memberName, child.account.name);
  await assert.rejects(answerPurposeAsMember(core, child, { purpose, given: true }), refused('opens_later'));
  await made.db
    .insertInto('consents')
    .values({
      account_id: childId,
      document: 'purpose.sample_use',
      version: 'v',
      language: 'en',
      given: true,
    })
    .execute();
  assert.equal(await mayUse(childId), false);
  assert.deepEqual((await getTextNews(core, child)).asks, []);
});

test('a guardian’s yes counts after a yes of the member, and a yes to a later text after another', async () => {
  const { requestId: id = '' } = await guardianThings.request.own(made);
  const { account_id: accountId } = await made.db
    .selectFrom('guardians')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await setStanding(made, accountId, { birth_date: bornYearsAgo(15) });
  const document = documentOfPurpose(purpose);
  const said = { accountId, document, given: true, text: 'privacy', version: '1' } as const;
  const take = (by: 'member' | 'guardian', version = '1') =>
    made.db.transaction().execute((tx) => answerPurpose(tx, { ...said, by, version }));
  // As an adult, before the date of birth was corrected.
  await take('member');
  assert.equal(await mayUse(accountId), false);
  await take('guardian');
  assert.equal(await mayUse(accountId), true);
  await take('guardian');
  await take('guardian', '2');
  const rows = await made.db
    .selectFrom('consents')
    .select(['given_by', 'version'])
    .where('account_id', '=', accountId)
    .where('document', '=', document)
    .orderBy('id')
    .execute();
  assert.deepEqual(
    rows.map(({ given_by: by, version }) => `${by} ${version}`),
    ['member 1', 'guardian 1', 'guardian 2'],
  );
});
