import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Member } from '#core/ground/actor.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { administrator, again, bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { listActions } from '../administration/list-actions.ts';
import { Refusal } from '../ground/refusal.ts';
import { getGuardian } from '../guardians/get-guardian.ts';
import { getGuardianRequest } from '../guardians/get-request.ts';
import { nameGuardian } from '../guardians/name-guardian.ts';
import { releaseAdults } from '../guardians/release-adults.ts';
import { setBirthDate } from '../profiles/set-birth-date.ts';
import { correctBirthDate } from './correct-birth-date.ts';
import { listRefusals } from './list-refusals.ts';
import { reviewGuardian } from './review-guardian.ts';

const { core, admin } = await administrator(await freshCore());
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const reason = 'The mother wrote to us.';

async function child(): Promise<Member> {
  const asha = await member(core, { birthDate: null });
  await setBirthDate(core, asha, { birthDate: bornYearsAgo(15) });
  const young = await again(core, asha);
  await nameGuardian(core, young, { email: freshEmail('meera') });
  return young;
}

async function linkOf({ id: accountId }: Member) {
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { id, secret: linkSecretOf(core.key, 'guardian', id) };
}

const answer = async (young: Member, confirmed: boolean) =>
  answerAsGuardian(core, { ...(await linkOf(young)), confirmed, adult: true, relation: 'parent' });
const actionsOn = async ({ id }: Member) =>
  (await listActions(core, {})).actions
    .filter(({ subject }) => subject?.$id === id)
    .map(({ action, detail }) => [action, detail]);
const waiting = async () => (await listRefusals(core, admin, {})).refusals.map(({ $id }) => $id);
const correct = (accountId: string, birthDate: string) =>
  correctBirthDate(core, admin, { accountId, birthDate, reason });
const ageOf = async (who: Member) => (await again(core, who)).standing.age;

test('refusals stay in a list until an administrator has looked, and the look is logged', async () => {
  const [silent, first, second] = [await child(), await child(), await child()];
  for (const young of [first, second]) await answer(young, false);
  assert.deepEqual(await waiting(), [first.id, second.id]);
  assert.ok(!(await waiting()).includes(silent.id));
  assert.equal((await listActions(core, {})).actions[0]?.action, 'guardians.listed');

  const view = await reviewGuardian(core, admin, { accountId: first.id, allowed: false, reason });
  assert.deepEqual(view.guardian, { status: 'refused', isReviewed: true });
  assert.deepEqual(await waiting(), [second.id]);
  assert.equal((await getGuardian(core, first)).isReviewed, true);
  const other = { email: freshEmail('ravi') };
  await assert.rejects(nameGuardian(core, await again(core, first), other), refused('guardian_refused'));
  assert.deepEqual(await actionsOn(first), [['account.guardianDeclined', reason]]);

  await reviewGuardian(core, admin, { accountId: second.id, allowed: true, reason });
  assert.deepEqual(await waiting(), []);
  assert.equal((await nameGuardian(core, await again(core, second), other)).status, 'waiting');
  // The guardian may still change their mind, and another no needs another look.
  await answer(first, true);
  await answer(first, false);
  assert.deepEqual(await waiting(), [first.id]);
});

test('of ten administrators who look at once, one does it', async () => {
  const young = await child();
  await answer(young, false);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      reviewGuardian(core, admin, { accountId: young.id, allowed: false, reason }),
    ),
  );
  assert.equal((await actionsOn(young)).length, 1);
});

test('a list longer than a page goes on without gaps or repeats', async () => {
  const { core, admin } = await administrator(await freshCore());
  await core.connection.pool.query(
    `with made as (
      insert into accounts (id, email, target_id) select 'c' || n, 'c' || n || '@x.org', 't' from generate_series(1, 45) as n returning id
    ) insert into guardians (id, account_id, name, email, adult_on, confirmed, answered_at, expires_at)
    select 'g' || id, id, '', 'm@x.org', '2090-01-01', false, now(), '2090-01-01' from made`,
  );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await listRefusals(core, admin, { after });
    seen.push(...page.refusals.map(({ $id }) => $id));
    after = page.next || undefined;
  } while (after);
  assert.equal(new Set(seen).size, 45);
  assert.equal(seen.length, 45);
  await assert.rejects(listRefusals(core, admin, { after: 'nobody' }), refused('general_cursor_not_found'));
});

test('a corrected date releases an adult who was taken for a child, with or without a guardian’s yes', async () => {
  for (const answers of [[], [true], [false]]) {
    const young = await child();
    for (const confirmed of answers) await answer(young, confirmed);
    const link = await linkOf(young);
    assert.equal((await correct(young.id, '1990-01-01')).age, 'adult');
    assert.equal((await again(core, young)).account.restricted_at, null);
    assert.equal((await getGuardian(core, young)).status, 'none');
    await assert.rejects(getGuardianRequest(core, link), refused('guardian_request_not_found'));
  }
});

test('another date of a child keeps the guardian’s yes, and moves the day until which it is needed', async () => {
  const young = await child();
  const agreed = await answer(young, true);
  const later = bornYearsAgo(13);
  await correct(young.id, later);
  assert.equal(await ageOf(young), 'minor');
  const { expire } = await getGuardianRequest(core, await linkOf(young));
  assert.ok(expire > agreed.expire);
  assert.equal(expire.slice(0, 4), String(Number(later.slice(0, 4)) + 18));
});

test('only a real date is taken, and not for an administrator', async () => {
  const young = await child();
  for (const date of ['', '2010-02-30', '1.2.1990'])
    await assert.rejects(correct(young.id, date), refused('sign_up_dob_invalid'));
  await assert.rejects(correct(young.id, '9999-01-01'), refused('sign_up_dob_future'));
  await assert.rejects(correct(admin.id, bornYearsAgo(15)), refused('account_protected'));
  await assert.rejects(correct('nobody', '1990-01-01'), refused('user_not_found'));
});

test('a held account of a member who comes of age neither delays the release of others nor deadlocks', async () => {
  const [busy, free] = [await child(), await child()];
  for (const young of [busy, free]) await setStanding(core, young.id, { birth_date: bornYearsAgo(18) });
  const held = await holdRow(core, busy.id);
  assert.equal(await releaseAdults(core), 1);
  await held.release();
  assert.equal((await getGuardian(core, free)).status, 'none');
  assert.equal((await getGuardian(core, busy)).status, 'waiting');
  assert.equal(await releaseAdults(core), 1);
});
