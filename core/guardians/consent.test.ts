import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestCode } from '#core/codes/request-code.ts';
import { prepareEmail } from '#core/collected/emails.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { codeOf, linkSecretOf, newCookieSecret } from '#core/ground/secrets.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { again, device, provenAddress, studentForm } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { answerAsGuardian, guardianCode } from '#tests/guardians/guardians.ts';
import { agreeAsGuardian } from './agree-as-guardian.ts';
import { checkAddress, proofOfCheck } from './further-check.ts';
import { getGuardianRequest } from './get-request.ts';
import { mailGuardianCode } from './mail-guardian-code.ts';
import { nameGuardian } from './name-guardian.ts';
import { refuseAsGuardian } from './refuse-as-guardian.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const yes = { confirmed: true, adult: true, relation: 'parent' as const };
const youngBirthday = () => `${new Date().getUTCFullYear() - 15}-01-15`;

async function youngMember(): Promise<Member & { link: { id: string; secret: string } }> {
  const { email, browser } = await provenAddress(core);
  const form = studentForm(email, {
    dob: youngBirthday(),
    guardianEmail: 'Meera@Example.org',
  });
  const opened = await signUp(core, {
    browser,
    form,
    idempotencyKey: 'k',
    device,
    language: 'en',
    previous: null,
  });
  return { ...(await asMember(opened.account.id, opened.secret)), link: await linkOf(opened.account.id) };
}

async function asMember(accountId: string, secret: string): Promise<Member> {
  const found = await findSession(core, { accountId, secret });
  assert.ok(found);
  return found;
}

async function linkOf(accountId: string): Promise<{ id: string; secret: string }> {
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { id, secret: linkSecretOf(core.key, 'guardian', id) };
}

test('a yes needs a code from the guardian’s own mailbox, in the browser that asked, for this request', async () => {
  const [young, other] = [await youngMember(), await youngMember()];
  const agree = (input: { code: string; browser: string }, link = young.link) =>
    agreeAsGuardian(core, { ...link, ...yes, ...input });
  const { code, browser } = await guardianCode(core, young.link);
  const emails = await postedEmails(core);
  const posted = emails.findLast(({ letter: message }) => message === 'guardian-code');
  const mailed = posted && (await prepareEmail(core, posted));
  assert.ok(mailed?.letter === 'guardian-code');
  assert.deepEqual([mailed.to, mailed.code, mailed.memberName], ['meera@example.org', code, 'Asha Kulkarni']);

  await assert.rejects(agree({ code: '', browser }), refused('user_invalid_token'));
  await assert.rejects(agree({ code, browser: newCookieSecret() }), refused('user_invalid_token'));
  await assert.rejects(agree({ code, browser: '' }), refused('user_invalid_token'));
  await assert.rejects(agree({ code, browser }, other.link), refused('user_invalid_token'));
  // The child's own codes are not valid for the guardian.
  const own = await requestCode(core, {
    userId: young.id,
    email: young.account.email,
    phrase: false,
    device,
  });
  await assert.rejects(agree({ code: codeOf(core.key, own.id), browser }), refused('user_invalid_token'));
  assert.equal((await again(core, young)).standing.age, 'waiting');
  assert.equal((await agree({ code, browser })).status, 'confirmed');
  assert.equal((await again(core, other)).standing.age, 'waiting');
});

test('five wrong guesses void a code; ten right ones at once make one yes and one email', async () => {
  const young = await youngMember();
  const first = await guardianCode(core, young.link);
  const wrong = first.code === '000000' ? '111111' : '000000';
  for (let time = 1; time <= 5; time++)
    await assert.rejects(
      agreeAsGuardian(core, { ...young.link, ...yes, ...first, code: wrong }),
      refused(time < 5 ? 'user_invalid_token' : 'sign_up_code_void'),
    );
  await assert.rejects(
    agreeAsGuardian(core, { ...young.link, ...yes, ...first }),
    refused('sign_up_code_void'),
  );
  const second = await guardianCode(core, young.link);
  const held = await holdRow(core, young.id);
  const tries = Promise.allSettled(
    Array.from({ length: 10 }, () => agreeAsGuardian(core, { ...young.link, ...yes, ...second })),
  );
  await held.waiters(2);
  await held.release();
  const done = (await tries).filter(({ status }) => status === 'fulfilled');
  // A try that comes after the answer was taken succeeds too.
  assert.ok(done.length >= 1);
  const emails = (await postedEmails(core)).filter(
    (one) => one.letter === 'guardian-answer' && one.guardianId === young.link.id,
  );
  assert.equal(emails.length, 1);
});

test('a consent is withdrawn by the link alone, and given again only with a new code', async () => {
  const young = await youngMember();
  const used = await guardianCode(core, young.link);
  const agreed = await agreeAsGuardian(core, { ...young.link, ...yes, ...used });
  assert.match(agreed.termsVersion, /^\d{4}-/);
  const back = await refuseAsGuardian(core, young.link);
  assert.deepEqual([back.status, back.termsVersion, back.relation], ['refused', '', '']);
  await assert.rejects(
    agreeAsGuardian(core, { ...young.link, ...yes, ...used }),
    refused('user_invalid_token'),
  );
  const fresh = await guardianCode(core, young.link);
  assert.equal((await agreeAsGuardian(core, { ...young.link, ...yes, ...fresh })).status, 'confirmed');
});

test('a code requested before another guardian was named is invalid', async () => {
  const young = await youngMember();
  const read = await guardianCode(core, young.link);
  await nameGuardian(core, young, { email: 'ravi@example.org' });
  await assert.rejects(
    agreeAsGuardian(core, { ...young.link, ...yes, ...read }),
    refused('guardian_request_not_found'),
  );
  await assert.rejects(
    agreeAsGuardian(core, { ...(await linkOf(young.id)), ...yes, ...read }),
    refused('user_invalid_token'),
  );
});

test('the holder of the link can mail no more codes than one mailbox may get', async () => {
  await inOneWindow(86_400);
  const young = await youngMember();
  const ask = () => mailGuardianCode(core, { ...young.link, browser: newCookieSecret(), ip: device.ip });
  for (let time = 0; time < 5; time++) await ask();
  await assert.rejects(ask(), refused('general_rate_limit_exceeded'));
  await refuseAsGuardian(core, young.link);
});

test('where the operator asks for a check, a yes counts only with the service’s proof of this request', async () => {
  const guardianCheck = {
    url: 'https://check.example/start?r={reference}&b={return}',
    secret: 'x'.repeat(16),
  };
  const strict = { ...core, guardianCheck };
  const [young, other] = [await youngMember(), await youngMember()];
  assert.equal((await getGuardianRequest(strict, young.link)).needsCheck, true);
  assert.equal(
    checkAddress(strict, young.link.id, 'https://s.example/guardian?a=1&b=2'),
    `https://check.example/start?r=${young.link.id}&b=https%3A%2F%2Fs.example%2Fguardian%3Fa%3D1%26b%3D2`,
  );
  const read = await guardianCode(strict, young.link);
  for (const proof of [undefined, '', 'yes', proofOfCheck(guardianCheck, other.link.id)])
    await assert.rejects(
      agreeAsGuardian(strict, { ...young.link, ...yes, ...read, proof }),
      refused('guardian_check_missing'),
    );
  const proof = proofOfCheck(guardianCheck, young.link.id);
  const answered = await agreeAsGuardian(strict, { ...young.link, ...yes, ...read, proof });
  assert.deepEqual([answered.status, answered.needsCheck], ['confirmed', false]);
  const row = await core.db
    .selectFrom('guardians')
    .select('checked_with')
    .where('id', '=', young.link.id)
    .executeTakeFirst();
  assert.equal(row?.checked_with, 'check.example');
});

test('answers about an account with an unproven address fill no mailbox', async () => {
  const child = await youngMember();
  await core.db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', child.id).execute();
  await answerAsGuardian(core, { confirmed: false, ...child.link });
  const { rows } = await core.connection.pool.query(
    "select payload->>'cause' as cause from jobs where payload->>'letter' = 'guardian-answer' and payload->>'guardianId' = $1",
    [child.link.id],
  );
  assert.deepEqual(rows, [{ cause: 'page' }]);
});
