import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentAccount } from '#core/accounts/present.ts';
import { prepareLetter } from '#core/collected/letters.ts';
import { type Member, rolesOf } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { createProfile } from '#core/profiles/create-profile.ts';
import { updateProfile } from '#core/profiles/update-profile.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { again, bornYearsAgo, device, member, provenAddress, studentForm } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { inOneWindow } from '#tests/in-one-window.ts';
import { setStanding } from '#tests/standings.ts';
import { answerGuardianRequest } from './answer-request.ts';
import { getGuardian } from './get-guardian.ts';
import { getGuardianRequest } from './get-request.ts';
import { nameGuardian } from './name-guardian.ts';
import { releaseAdults } from './release-adults.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const youngBirthday = () => `${new Date().getUTCFullYear() - 15}-01-15`;

async function youngMember(): Promise<Member & { link: { id: string; secret: string } }> {
  const { email, ticket } = await provenAddress(core);
  const form = studentForm(email, {
    dob: youngBirthday(),
    guardianName: 'Meera Kulkarni',
    guardianEmail: 'Meera@Example.org',
  });
  const opened = await signUp(core, {
    ticket,
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

test('somebody under 18 joins restricted, and the guardian gets a letter', async () => {
  const young = await youngMember();
  assert.deepEqual(await getGuardian(core, young), {
    status: 'waiting',
    name: 'Meera Kulkarni',
    email: 'meera@example.org',
  });
  assert.deepEqual(presentAccount(young.account).labels, ['awaitsGuardian']);
  assert.deepEqual(rolesOf(young), [`user:${young.id}`, `user:${young.id}/verified`]);
  const letter = await prepareLetter(core, { letter: 'guardian-request', guardianId: young.link.id });
  assert.ok(letter?.letter === 'guardian-request');
  assert.equal(letter.to, 'meera@example.org');
  assert.ok(letter.path.includes(young.link.secret));
  assert.equal(letter.days, 30);
});

test('a grown-up has no guardian and no restriction', async () => {
  const grown = await member(core);
  assert.deepEqual(await getGuardian(core, grown), { status: 'none', name: '', email: '' });
  assert.deepEqual(presentAccount(grown.account).labels, []);
  await assert.rejects(
    nameGuardian(core, grown, { name: 'Any Body', email: 'any@example.org' }),
    refused('guardian_not_needed'),
  );
});

test('the guardian’s yes opens the account, a later no closes it again', async () => {
  const young = await youngMember();
  assert.deepEqual((await getGuardianRequest(core, young.link)).memberName, 'Asha Kulkarni');
  const answered = await answerGuardianRequest(core, { ...young.link, confirmed: true });
  assert.equal(answered.status, 'confirmed');
  assert.equal((await again(core, young)).account.restricted_at, null);
  assert.equal((await again(core, young)).standing.age, 'minor');
  assert.deepEqual(rolesOf(await again(core, young)), [`user:${young.id}`, `user:${young.id}/verified`]);
  await assert.rejects(
    nameGuardian(core, await again(core, young), { name: 'Other', email: 'other@example.org' }),
    refused('guardian_not_needed'),
  );
  const withdrawn = await answerGuardianRequest(core, { ...young.link, confirmed: false });
  assert.equal(withdrawn.status, 'refused');
  assert.notEqual((await again(core, young)).account.restricted_at, null);
  const letter = await prepareLetter(core, { letter: 'guardian-answer', guardianId: young.link.id });
  assert.ok(letter?.letter === 'guardian-answer' && !letter.confirmed && letter.to === young.account.email);
});

test('a wrong secret, and the link of a guardian who was replaced, open nothing', async () => {
  const young = await youngMember();
  await assert.rejects(
    answerGuardianRequest(core, { id: young.link.id, secret: 'guess', confirmed: true }),
    refused('guardian_request_not_found'),
  );
  const named = await nameGuardian(core, young, { name: 'Ravi Kulkarni', email: 'ravi@example.org' });
  assert.equal(named.name, 'Ravi Kulkarni');
  await assert.rejects(getGuardianRequest(core, young.link), refused('guardian_request_not_found'));
  assert.equal((await getGuardianRequest(core, await linkOf(young.id))).guardianName, 'Ravi Kulkarni');
});

test('nobody is their own guardian, and no mailbox is filled with requests', async () => {
  await inOneWindow(86_400);
  const young = await youngMember();
  await assert.rejects(
    nameGuardian(core, young, { name: 'Me', email: young.account.email }),
    refused('sign_up_guardian_own'),
  );
  for (let time = 0; time < 5; time++)
    await nameGuardian(core, young, { name: 'Meera', email: 'meera@example.org' });
  await assert.rejects(
    nameGuardian(core, young, { name: 'Meera', email: 'meera@example.org' }),
    refused('general_rate_limit_exceeded'),
  );
});

test('whoever comes of age is released, and the guardian forgotten', async () => {
  const young = await youngMember();
  await releaseAdults(core);
  assert.notEqual((await again(core, young)).account.restricted_at, null);
  await setStanding(core, young.id, { birth_date: bornYearsAgo(18) });
  assert.equal((await again(core, young)).standing.age, 'adult');
  await releaseAdults(core);
  assert.equal((await again(core, young)).account.restricted_at, null);
  assert.equal((await getGuardian(core, young)).status, 'none');
});

for (const [written, time] of [
  ['a day', ''],
  ['a moment', 'T00:00:00.000+00:00'],
] as const) {
  test(`an edit that makes somebody younger than 18, by a birthday written as ${written}, restricts the account until a guardian agrees`, async () => {
    const grown = await member(core);
    const profile = await createProfile(core, grown, {
      id: 'unique()',
      data: {
        name: 'Asha',
        Email: grown.account.email,
        phone: '+919822012345',
        location: 'Pune',
        agree: true,
        id: grown.id,
        role: 'Student',
        dob: '2000-01-01',
      },
      permissions: undefined,
      language: 'en',
    });
    assert.equal((await again(core, grown)).account.restricted_at, null);
    const change = {
      id: profile.id,
      data: { dob: youngBirthday() + time },
      permissions: undefined,
      language: 'en',
    };
    await updateProfile(core, grown, change);
    const young = await again(core, grown);
    assert.equal(young.standing.age, 'waiting');
    assert.notEqual(young.account.restricted_at, null);
    assert.equal((await getGuardian(core, young)).status, 'none');
    await nameGuardian(core, young, { name: 'Meera', email: 'meera@example.org' });
    await answerGuardianRequest(core, { ...(await linkOf(young.id)), confirmed: true });
    await updateProfile(core, await again(core, young), { ...change, data: { college: 'VNIT' } });
    assert.equal((await again(core, young)).account.restricted_at, null);
  });
}
