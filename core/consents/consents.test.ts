import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { getReceipt } from '#core/consents/get-receipt.ts';
import { listConsents } from '#core/consents/list-consents.ts';
import { receiptNumber, rowOfReceipt } from '#core/consents/receipt-number.ts';
import { withdrawConsent } from '#core/consents/withdraw-consent.ts';
import type { Member } from '#core/ground/actor.ts';
import { listGuardianReceipts } from '#core/guardians/list-guardian-receipts.ts';
import { refuseAsGuardian } from '#core/guardians/refuse-as-guardian.ts';
import { takeAnswer } from '#core/guardians/steps/take-answer.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { setMarketing } from './set-marketing.ts';

const core = await freshCore();
const someone = () => member(core, { password: null });
const steps = async (who: Member, document: string) =>
  (await listConsents(core, who)).consents.find((one) => one.document === document)?.steps ?? [];
const given = async (who: Member, document: string) => (await steps(who, document)).map((one) => one.isGiven);

async function shown(visibility: 'members' | 'public') {
  const who = await someone();
  await putHandle(core, who, { handle: `shown-${who.id.slice(-12)}` });
  await setVisibility(core, who, { visibility });
  return who;
}

test('each row of consents has a number of its own, from which the row is found', () => {
  const ids = ['1', '2', '3', '1000', '123456789012'];
  const numbers = ids.map(receiptNumber);
  assert.equal(new Set(numbers).size, ids.length);
  for (const number of numbers) assert.match(number, /^C-[2-9A-HJ-NP-Z]{8}$/);
  assert.deepEqual(numbers.map(rowOfReceipt), ids);
  assert.equal(rowOfReceipt(` ${numbers[0]?.toLowerCase()} `), '1');
  for (const wrong of ['', 'C-', 'R-22222222', 'C-2222222', 'C-222222222', "C-1';--2"])
    assert.equal(rowOfReceipt(wrong), null);
});

test('a page that is shown is a consent with its reach; withdrawing hides it, twice alike', async () => {
  const who = await shown('members');
  await setVisibility(core, who, { visibility: 'public' });
  await setVisibility(core, who, { visibility: 'public' });
  assert.deepEqual(await given(who, 'visibility'), [true, true]);
  const [one] = (await listConsents(core, who)).consents;
  assert.deepEqual(
    [one?.detail, one?.by, one?.text, one?.version],
    ['public', 'member', 'privacy', '2026-11-27'],
  );
  const after = await withdrawConsent(core, who, 'visibility');
  assert.deepEqual(await withdrawConsent(core, who, 'visibility'), after);
  assert.deepEqual([after.consents[0]?.isGiven, after.consents[0]?.canWithdraw], [false, false]);
  const { visibility } = await core.db
    .selectFrom('people')
    .select('visibility')
    .where('account_id', '=', who.id)
    .executeTakeFirstOrThrow();
  assert.equal(visibility, 'hidden');
});

test('ten withdrawals at once are one step, and one receipt', async () => {
  const who = await shown('members');
  await setMarketing(core, who, { given: true, language: 'hi' });
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => withdrawConsent(core, who, at % 2 ? 'marketing' : 'visibility')),
  );
  assert.deepEqual(await given(who, 'marketing'), [false, true]);
  assert.deepEqual(await given(who, 'visibility'), [false, true]);
  const [news] = (await listConsents(core, who)).consents;
  assert.equal(news?.language, 'en-IN');
});

test('consents are withdrawn in every standing; those of the account and of others are not', async () => {
  for (const standing of Object.values(standings)) {
    const who = await shown('members');
    await setMarketing(core, who, { given: true, language: 'en' });
    await setStanding(core, who.id, standing);
    const now = await again(core, who);
    for (const document of ['marketing', 'visibility'])
      assert.equal(
        (await withdrawConsent(core, now, document)).consents.find((one) => one.document === document)
          ?.isGiven,
        false,
      );
    for (const document of ['terms', 'guardian', 'guardian_live'])
      await assert.rejects(withdrawConsent(core, now, document), refused('consent_not_here'));
    for (const document of ['', 'nothing', 'purpose.nothing', 'constructor'])
      await assert.rejects(withdrawConsent(core, now, document), refused('consent_unknown'));
  }
});

test('a receipt is for its member alone', async () => {
  const [asha, ravi] = [await someone(), await someone()];
  await setMarketing(core, asha, { given: true, language: 'en' });
  const [step] = await steps(asha, 'marketing');
  const receipt = await getReceipt(core, asha, step?.number ?? '');
  assert.deepEqual(
    [receipt.number, receipt.isGiven, receipt.document, receipt.memberName],
    [step?.number, true, 'marketing', asha.account.name],
  );
  await assert.rejects(getReceipt(core, ravi, step?.number ?? ''), refused('receipt_unknown'));
  for (const wrong of ['', 'nothing', receiptNumber('999999')])
    await assert.rejects(getReceipt(core, asha, wrong), refused('receipt_unknown'));
});

test('a guardian’s yes and no are receipts for the guardian, and stand on the page of the child', async () => {
  const { requestId: id = '', secret = '' } = await guardianThings.request.own(core);
  const account = await core.db
    .selectFrom('accounts')
    .selectAll('accounts')
    .innerJoin('guardians', 'guardians.account_id', 'accounts.id')
    .where('guardians.id', '=', id)
    .executeTakeFirstOrThrow();
  const yes = { confirmed: true, relation: 'parent', checkedWith: null } as const;
  await core.db.transaction().execute((tx) => takeAnswer(tx, { id, account: account as never }, yes));
  await refuseAsGuardian(core, { id, secret });
  await refuseAsGuardian(core, { id, secret });
  const { receipts } = await listGuardianReceipts(core, { id, secret });
  assert.deepEqual(
    receipts.map((one) => one.isGiven),
    [false, true],
  );
  assert.ok(receipts.every((one) => one.by === 'guardian' && one.document === 'guardian'));
  await assert.rejects(
    listGuardianReceipts(core, { id, secret: `${secret}x` }),
    refused('guardian_request_not_found'),
  );
});

test('consents from before have their receipts, and the trigger notes each end for a restore', async () => {
  const who = await shown('members');
  await withdrawConsent(core, who, 'visibility');
  const { rows } = await sql<{ object: string; holds: boolean }>`
    select object, holds from ends where kind = 'consent' and subject = ${who.id} order by id`.execute(
    core.db,
  );
  assert.deepEqual(rows, [
    { object: 'visibility', holds: false },
    { object: 'visibility', holds: true },
  ]);
});
