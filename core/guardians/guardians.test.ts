import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentAccount } from '#core/accounts/present.ts';
import { prepareEmail } from '#core/collected/emails.ts';
import { type Member, rolesOf } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import {
  administrator,
  again,
  bornYearsAgo,
  device,
  freshEmail,
  goodPassword,
  mailedCode,
  member,
  provenAddress,
  studentForm,
} from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { confirmEmailChange } from '../addresses/confirm-email-change.ts';
import { requestEmailChange } from '../addresses/request-email-change.ts';
import { updateEmail } from '../addresses/update-email.ts';
import { listActions } from '../administration/list-actions.ts';
import { reviewGuardian } from '../supervision/review-guardian.ts';
import { getGuardian } from './get-guardian.ts';
import { getGuardianRequest } from './get-request.ts';
import { nameGuardian } from './name-guardian.ts';
import { releaseAdults } from './release-adults.ts';

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

test('a member under 18 joins restricted, and the guardian gets an email', async () => {
  const young = await youngMember();
  assert.deepEqual(await getGuardian(core, young), {
    status: 'waiting',
    email: 'meera@example.org',
    isReviewed: false,
  });
  assert.deepEqual(presentAccount(young.account).labels, ['awaitsGuardian']);
  assert.deepEqual(rolesOf(young), [`user:${young.id}`, `user:${young.id}/verified`]);
  const message = await prepareEmail(core, { letter: 'guardian-request', guardianId: young.link.id });
  assert.ok(message?.letter === 'guardian-request');
  assert.equal(message.to, 'meera@example.org');
  assert.ok(message.path.includes(young.link.secret));
});

test('an adult has no guardian and no restriction', async () => {
  const grown = await member(core);
  assert.deepEqual(await getGuardian(core, grown), { status: 'none', email: '', isReviewed: false });
  assert.deepEqual(presentAccount(grown.account).labels, []);
  await assert.rejects(
    nameGuardian(core, grown, { email: 'any@example.org' }),
    refused('guardian_not_needed'),
  );
});

test('the guardian’s yes opens the account, a later no closes it again', async () => {
  const young = await youngMember();
  assert.deepEqual((await getGuardianRequest(core, young.link)).memberName, 'Asha Kulkarni');
  const answered = await answerAsGuardian(core, { ...young.link, ...yes });
  assert.equal(answered.status, 'confirmed');
  assert.equal((await again(core, young)).account.restricted_at, null);
  assert.equal((await again(core, young)).standing.age, 'minor');
  assert.deepEqual(rolesOf(await again(core, young)), [`user:${young.id}`, `user:${young.id}/verified`]);
  await assert.rejects(
    nameGuardian(core, await again(core, young), { email: 'other@example.org' }),
    refused('guardian_not_needed'),
  );
  const withdrawn = await answerAsGuardian(core, { ...young.link, confirmed: false });
  assert.equal(withdrawn.status, 'refused');
  assert.notEqual((await again(core, young)).account.restricted_at, null);
  const message = await prepareEmail(core, { letter: 'guardian-answer', guardianId: young.link.id });
  assert.ok(
    message?.letter === 'guardian-answer' && !message.confirmed && message.to === young.account.email,
  );
});

test('a wrong secret, and the link of a replaced guardian, give no access', async () => {
  const young = await youngMember();
  await assert.rejects(
    answerAsGuardian(core, { id: young.link.id, secret: 'guess', ...yes }),
    refused('guardian_request_not_found'),
  );
  const named = await nameGuardian(core, young, { email: 'ravi@example.org' });
  assert.equal(named.email, 'ravi@example.org');
  await assert.rejects(getGuardianRequest(core, young.link), refused('guardian_request_not_found'));
  assert.equal((await getGuardianRequest(core, await linkOf(young.id))).status, 'waiting');
});

test('a member cannot be their own guardian, and no mailbox is filled with requests', async () => {
  await inOneWindow(86_400);
  const young = await youngMember();
  await assert.rejects(
    nameGuardian(core, young, { email: young.account.email }),
    refused('sign_up_guardian_own'),
  );
  for (let time = 0; time < 5; time++) await nameGuardian(core, young, { email: 'meera@example.org' });
  await assert.rejects(
    nameGuardian(core, young, { email: 'meera@example.org' }),
    refused('general_rate_limit_exceeded'),
  );
});

test('a member who comes of age is released, and the guardian is forgotten', async () => {
  const young = await youngMember();
  await releaseAdults(core);
  assert.notEqual((await again(core, young)).account.restricted_at, null);
  await setStanding(core, young.id, { birth_date: bornYearsAgo(18) });
  assert.equal((await again(core, young)).standing.age, 'adult');
  await releaseAdults(core);
  assert.equal((await again(core, young)).account.restricted_at, null);
  assert.equal((await getGuardian(core, young)).status, 'none');
});

test('a guardian who agrees must state that they are an adult and their relation to the child', async () => {
  const young = await youngMember();
  for (const said of [
    {},
    { adult: true },
    { relation: 'parent' as const },
    { adult: false, relation: 'parent' as const },
  ])
    await assert.rejects(
      answerAsGuardian(core, { ...young.link, confirmed: true, ...said }),
      refused('guardian_statement_missing'),
    );
  assert.equal((await again(core, young)).standing.age, 'waiting');
  const answered = await answerAsGuardian(core, { ...young.link, ...yes, relation: 'legal_guardian' });
  assert.equal(answered.relation, 'legal_guardian');
  assert.match(answered.answeredAt, /^\d{4}-/);
  assert.equal(answered.expire.slice(0, 4), young.standing.adultOn?.slice(0, 4));
});

test('after a refusal or a withdrawn consent, another guardian needs an administrator’s permission', async () => {
  for (const answers of [[false], [true, false]]) {
    const young = await youngMember();
    for (const confirmed of answers) await answerAsGuardian(core, { ...young.link, ...yes, confirmed });
    const other = { email: 'other@example.org' };
    await assert.rejects(nameGuardian(core, young, other), refused('guardian_refused'));
    const { core: watched, admin } = await administrator(core);
    await reviewGuardian(watched, admin, {
      accountId: young.id,
      allowed: true,
      reason: 'The mother wrote to us.',
    });
    const { actions } = await listActions(watched, {});
    assert.equal(actions[0]?.action, 'account.guardianAllowed');
    assert.equal((await nameGuardian(core, young, other)).status, 'waiting');
  }
});

test('a child’s address cannot move to the guardian’s mailbox, in any spelling, before or after the yes', async () => {
  const child = await youngMember();
  const young = await again(core, child);
  const own = refused('sign_up_guardian_own');
  const spellings = ['meera@example.org', 'meera+child@example.org'];
  const tryAll = async () => {
    for (const email of spellings)
      await assert.rejects(updateEmail(core, young, { email, password: goodPassword }), own);
  };
  await tryAll();
  const asked = { email: 'meera+2@example.org', password: goodPassword };
  await assert.rejects(requestEmailChange(core, young, asked), own);
  await answerAsGuardian(core, { ...yes, ...child.link });
  await tryAll();
});

test('when a guardian is named and an address changed at once, one is refused if both are one mailbox', async () => {
  const child = await youngMember();
  const young = await again(core, child);
  const email = freshEmail('both');
  const held = await holdRow(core, child.id);
  const named = nameGuardian(core, young, { email: email.replace('@', '+mother@') });
  await held.waiters(1);
  const moved = updateEmail(core, young, { email, password: goodPassword });
  const outcomes = Promise.allSettled([named, moved]);
  await held.waiters(2);
  await held.release();
  const failed = (await outcomes).filter((one) => one.status === 'rejected');
  assert.equal(failed.length, 1);
  assert.ok(refused('sign_up_guardian_own')(failed[0]?.reason), String(failed[0]?.reason));
});

test('a yes from a mailbox that the account has been brought to does not count', async () => {
  const child = await youngMember();
  await core.db
    .updateTable('accounts')
    .set({ email: `meera+${child.id}@example.org` })
    .where('id', '=', child.id)
    .execute();
  await assert.rejects(answerAsGuardian(core, { ...yes, ...child.link }), refused('sign_up_guardian_own'));
});

test('a code that was on its way when the guardian was named cannot move the address there either', async () => {
  const child = await youngMember();
  const young = await again(core, child);
  const email = freshEmail('both');
  await requestEmailChange(core, young, { email, password: goodPassword });
  await nameGuardian(core, young, { email: email.replace('@', '+mother@') });
  await assert.rejects(
    confirmEmailChange(core, young, await mailedCode(core, email, 'change-address')),
    refused('sign_up_guardian_own'),
  );
});
