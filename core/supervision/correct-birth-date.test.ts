import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { staff } from '#tests/administration/staff.ts';
import { administrator, again, bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { confirmProposal } from '../administration/confirm-proposal.ts';
import { listActions } from '../administration/list-actions.ts';
import { refuseProposal } from '../administration/refuse-proposal.ts';
import { withdrawProposal } from '../administration/withdraw-proposal.ts';
import { prepareEmail } from '../collected/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { announceErasures } from '../guardians/announce-erasures.ts';
import { eraseUnagreed } from '../guardians/erase-unagreed.ts';
import { nameGuardian } from '../guardians/name-guardian.ts';
import { createProfile } from '../profiles/create-profile.ts';
import { correctBirthDate } from './correct-birth-date.ts';

const { core, admin } = await administrator(await freshCore());
const other = await staff(core, 'accounts');
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const reason = 'The school wrote to us.';
const birthDate = bornYearsAgo(15);

const correct = (accountId: string, date = birthDate) =>
  correctBirthDate(core, admin, { accountId, birthDate: date, reason });

async function adult() {
  const asha = await member(core, { birthDate: '1990-01-01' });
  const data = { id: asha.id, name: 'Asha', Email: asha.account.email, phone: '+919822012345' };
  const profile = { ...data, role: 'Mentor', location: 'Pune', agree: true, dob: '1990-01-01' };
  await createProfile(core, asha, { id: 'unique()', data: profile, permissions: undefined, language: 'en' });
  return asha;
}

const profileOf = ({ id }: Member) =>
  core.db.selectFrom('profiles').select(['phone', 'dob']).where('account_id', '=', id).executeTakeFirst();
const ageOf = async (who: Member) => (await again(core, who)).standing.age;
const actionsOn = async ({ id }: Member) =>
  (await listActions(core, {})).actions
    .filter(({ subject }) => subject?.$id === id)
    .map(({ action }) => action)
    .reverse();

async function emailsTo({ id }: Member) {
  const posted = (await postedEmails(core)).filter(
    (one) => one.letter === 'birth-date-corrected' && one.accountId === id,
  );
  return { count: posted.length, last: posted[0] && (await prepareEmail(core, posted[0])) };
}

test('a date that makes an adult a child restricts them at once, and erases nothing before a second yes', async () => {
  const asha = await adult();
  const view = await correct(asha.id);
  assert.deepEqual([view.age, view.restricted], ['waiting', true]);
  assert.equal((await again(core, asha)).standing.isSeen, false);
  await runReactions(core);
  assert.deepEqual(await profileOf(asha), { phone: '+919822012345', dob: birthDate });
  const { last } = await emailsTo(asha);
  assert.ok(last?.letter === 'birth-date-corrected');
  assert.deepEqual(
    [last.to, last.reason, last.isRestricted, last.state],
    [asha.account.email, reason, true, 'waits'],
  );
  await assert.rejects(confirmProposal(core, admin, view.childProposalId), refused('proposal_own'));
  await confirmProposal(core, other, view.childProposalId);
  await runReactions(core);
  assert.deepEqual(await profileOf(asha), { phone: null, dob: birthDate });
  assert.deepEqual(await actionsOn(asha), ['account.birthDateCorrected', 'account.childConfirmed']);
  const after = await emailsTo(asha);
  assert.ok(after.count === 2 && after.last?.letter === 'birth-date-corrected');
  assert.equal(after.last.state, 'stands');
});

test('while a correction waits the account stays, and its seven days begin with the second yes', async () => {
  const asha = await adult();
  const { childProposalId } = await correct(asha.id);
  const old = () =>
    setStanding(core, asha.id, {
      waits_since: sql<Date>`now() - interval '30 days'`,
      erase_at: sql<Date>`now() - interval '1 second'`,
    });
  await old();
  await announceErasures(core);
  await eraseUnagreed(core);
  assert.equal(await ageOf(asha), 'waiting');
  await confirmProposal(core, other, childProposalId);
  await announceErasures(core);
  await eraseUnagreed(core);
  assert.equal(await ageOf(asha), 'waiting');
  await old();
  await eraseUnagreed(core);
  const left = await core.db.selectFrom('accounts').select('id').where('id', '=', asha.id).execute();
  assert.deepEqual(left, []);
});

for (const [way, end] of Object.entries({
  'refused by a second one': (id: string) =>
    refuseProposal(core, other, { proposalId: id, answer: 'Her passport says 1990.' }),
  withdrawn: (id: string) => withdrawProposal(core, admin, id),
}))
  test(`a correction to a child’s date that is ${way} gives the earlier date back`, async () => {
    const asha = await adult();
    const { childProposalId } = await correct(asha.id);
    await end(childProposalId);
    await runReactions(core);
    assert.equal(await ageOf(asha), 'adult');
    assert.deepEqual(await profileOf(asha), { phone: '+919822012345', dob: '1990-01-01' });
    const { last } = await emailsTo(asha);
    assert.ok(last?.letter === 'birth-date-corrected' && last.state === 'kept');
  });

test('a date that was corrected again meanwhile, or a guardian who has agreed, stays when a proposal ends', async () => {
  const [asha, bela] = [await adult(), await adult()];
  const [first, second] = [await correct(asha.id), await correct(bela.id)];
  await correct(asha.id, '1991-02-03');
  await assert.rejects(confirmProposal(core, other, first.childProposalId), refused('conflict'));
  await nameGuardian(core, await again(core, bela), { email: freshEmail('meera') });
  await setStanding(core, bela.id, { guardian_agreed_at: sql<Date>`now()` });
  for (const { childProposalId } of [first, second]) await withdrawProposal(core, admin, childProposalId);
  await runReactions(core);
  assert.deepEqual([await ageOf(asha), await ageOf(bela)], ['adult', 'minor']);
  assert.equal((await profileOf(asha))?.dob, '1991-02-03');
});

test('a date that is sent ten times is corrected once, and its owner gets one email', async () => {
  const asha = await member(core);
  const views = await Promise.all(Array.from({ length: 10 }, () => correct(asha.id)));
  assert.deepEqual([...new Set(views.map(({ age }) => age))], ['waiting']);
  assert.equal(new Set(views.map(({ childProposalId }) => childProposalId)).size, 1);
  assert.deepEqual(await actionsOn(asha), ['account.birthDateCorrected']);
  assert.equal((await emailsTo(asha)).count, 1);
});

test('another date of a member who waits for a guardian already needs no second one', async () => {
  const asha = await member(core, { birthDate });
  assert.equal(await ageOf(asha), 'waiting');
  const view = await correct(asha.id, bornYearsAgo(14));
  assert.deepEqual([view.age, view.childProposalId], ['waiting', '']);
});

test('another child’s date before the second yes waits for that yes as well', async () => {
  const asha = await adult();
  const { childProposalId } = await correct(asha.id);
  await assert.rejects(correct(asha.id, bornYearsAgo(14)), refused('proposal_waits'));
  await withdrawProposal(core, admin, childProposalId);
  await runReactions(core);
  assert.equal(await ageOf(asha), 'adult');
});

for (const date of [birthDate, bornYearsAgo(14)])
  test(`a child’s date, ${date === birthDate ? 'the same' : 'another'} in the moment after a withdrawal, is proposed again`, async () => {
    const asha = await adult();
    const { childProposalId: first } = await correct(asha.id);
    await withdrawProposal(core, admin, first);
    const { childProposalId: second } = await correct(asha.id, date);
    assert.ok(second !== '' && second !== first);
    await runReactions(core);
    assert.equal(await ageOf(asha), 'waiting');
    await withdrawProposal(core, admin, second);
    await runReactions(core);
    assert.equal(await ageOf(asha), 'adult');
    assert.deepEqual(await profileOf(asha), { phone: '+919822012345', dob: '1990-01-01' });
  });

test('unconfirmed corrections restrict for 7 days within 30 at most, a second before and after', async () => {
  const asha = await adult();
  const { childProposalId } = await correct(asha.id);
  await withdrawProposal(core, admin, childProposalId);
  await runReactions(core);
  const took = (seconds: number) =>
    sql`update staff_proposals set proposed_at = ended_at - make_interval(days => 4, secs => ${seconds}::int)
      where id = ${childProposalId}`.execute(core.db);
  await took(1);
  await assert.rejects(correct(asha.id), refused('account_child_unconfirmed'));
  assert.equal(await ageOf(asha), 'adult');
  const old = (seconds: number) =>
    sql`update staff_proposals set ended_at = now() - interval '30 days' + make_interval(secs => ${seconds}::int),
      proposed_at = now() - interval '40 days' where id = ${childProposalId}`.execute(core.db);
  await old(2);
  await assert.rejects(correct(asha.id), refused('account_child_unconfirmed'));
  await old(-1);
  const { childProposalId: next } = await correct(asha.id);
  await withdrawProposal(core, admin, next);
  await runReactions(core);
  await took(0);
  assert.notEqual((await correct(asha.id)).childProposalId, '');
});
