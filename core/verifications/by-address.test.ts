import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gstinCheckCharacter } from '#rules/checks/gstin.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { addressCode, emailsAbout } from '#tests/verifications/verifications.ts';
import type { Member } from '../ground/actor.ts';
import { forgetAbout } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { confirmAddress } from './confirm-address.ts';
import { listOwnVerifications } from './list-own.ts';
import { mailAnotherCode } from './mail-another-code.ts';
import { startOrganisation } from './start-organisation.ts';
import { startStudentAddress } from './start-student-address.ts';
import { verifiedKinds } from './verified-kinds.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const adult = () => member(core, { password: null });
const atCollege = () => `asha.${randomBytes(4).toString('hex')}@students.vnit.ac.in`;

/** As if the pause between two codes were over. */
const afterAMinute = ({ id }: Member) => forgetAbout(core, `verification-code:${id}`);

async function confirmed(who: Member, email: string) {
  await startStudentAddress(core, who, { email });
  return confirmAddress(core, who, { kind: 'student', secret: await addressCode(core, email) });
}

const company = `example-${randomBytes(4).toString('hex')}.in`;
const organisation = (changes: object = {}) => ({
  website: `https://www.${company}/about`,
  registry: 'LLPIN' as Registry,
  registryNumber: 'aab-1234',
  email: `asha@${company}`,
  anotherNumber: false,
  ...changes,
});

test('a code from a college’s address verifies a student at once, for twelve months', async () => {
  const asha = await adult();
  const email = atCollege();
  const started = await startStudentAddress(core, asha, { email });
  assert.equal(started.state, 'started');
  assert.equal((await verifiedKinds(core.db, [asha.id])).size, 0, 'nothing counts before the code is back');
  const verified = await confirmAddress(core, asha, {
    kind: 'student',
    secret: await addressCode(core, email),
  });
  assert.equal(verified.state, 'verified');
  const days = (Date.parse(verified.expiresAt) - Date.parse(verified.decidedAt)) / 86_400_000;
  assert.ok(days >= 365 && days <= 366);
  assert.deepEqual((await verifiedKinds(core.db, [asha.id])).get(asha.id), ['student']);
  const repeated = await confirmAddress(core, asha, { kind: 'student', secret: '000000' });
  assert.deepEqual(
    [repeated.$id, repeated.state],
    [verified.$id, 'verified'],
    'sent twice it is answered alike',
  );
  assert.deepEqual(await emailsAbout(core, verified.$id), ['verification-verified']);
  await afterAMinute(asha);
  await assert.rejects(
    startStudentAddress(core, asha, { email: atCollege() }),
    refused('verification_in_force'),
  );
});

test('free-mail, alumni and unknown addresses are refused, each with its own reason', async () => {
  const asha = await adult();
  for (const [email, code] of [
    ['asha@gmail.com', 'verification_free_mail'],
    ['asha@alumni.iitm.ac.in', 'verification_alumni'],
    ['asha@example.org', 'verification_not_academic'],
  ] as const)
    await assert.rejects(startStudentAddress(core, asha, { email }), refused(code), email);
  assert.deepEqual((await listOwnVerifications(core, asha)).verifications, []);
});

test('ten right codes at once verify one time', async () => {
  const asha = await adult();
  const email = atCollege();
  await startStudentAddress(core, asha, { email });
  const secret = await addressCode(core, email);
  const held = await holdRow(core, asha.id, 'update');
  const tries = Array.from({ length: 10 }, () =>
    confirmAddress(core, asha, { kind: 'student', secret }).then(
      ({ state }) => state as string,
      (error: Refusal) => error.code,
    ),
  );
  await held.waiters(5);
  await held.release();
  const outcomes = await Promise.all(tries);
  // A late call gets the same answer as the first, or learns that the code is used.
  assert.ok(outcomes.includes('verified'), String(outcomes));
  assert.ok(
    outcomes.every((one) => ['verified', 'user_invalid_token', 'verification_not_found'].includes(one)),
  );
  const { verifications } = await listOwnVerifications(core, asha);
  assert.deepEqual(
    verifications.map(({ state }) => state),
    ['verified'],
  );
  assert.deepEqual(await emailsAbout(core, verifications[0]?.$id ?? ''), ['verification-verified']);
});

test('of ten accounts with the same mailbox at once, one is verified and nine are reviewed', async () => {
  const email = atCollege();
  const ten = await Promise.all(Array.from({ length: 10 }, adult));
  const secrets: string[] = [];
  for (const who of ten) {
    await startStudentAddress(core, who, { email });
    secrets.push(await addressCode(core, email));
  }
  const outcomes = await Promise.all(
    ten.map((who, at) => confirmAddress(core, who, { kind: 'student', secret: secrets[at] ?? '' })),
  );
  const held = outcomes.filter(({ state }) => state === 'submitted');
  assert.equal(outcomes.filter(({ state }) => state === 'verified').length, 1);
  assert.equal(held.length, 9);
  assert.ok(held.every(({ heldFor, dueAt }) => heldFor.includes('same_evidence') && dueAt !== ''));
  assert.deepEqual(await emailsAbout(core, held[0]?.$id ?? ''), ['verification-held']);
  const tagged = await adult();
  const other = await confirmed(tagged, email.replace('@', '+again@'));
  assert.equal(other.state, 'submitted', 'whoever reads one spelling of a mailbox reads them all');
});

test('a wrong code counts, another one can be requested, and an older request’s code is no good', async () => {
  const asha = await adult();
  const [first, second] = [atCollege(), atCollege()];
  await startStudentAddress(core, asha, { email: first });
  const former = await addressCode(core, first);
  await assert.rejects(
    startStudentAddress(core, asha, { email: second }),
    refused('general_rate_limit_exceeded'),
  );
  await afterAMinute(asha);
  await startStudentAddress(core, asha, { email: second });
  await assert.rejects(
    confirmAddress(core, asha, { kind: 'student', secret: former }),
    refused('user_invalid_token'),
  );
  await afterAMinute(asha);
  const { email } = await mailAnotherCode(core, asha, { kind: 'student' });
  assert.equal(email, second);
  const done = await confirmAddress(core, asha, { kind: 'student', secret: await addressCode(core, second) });
  assert.equal(done.state, 'verified');
  await assert.rejects(mailAnotherCode(core, asha, { kind: 'student' }), refused('verification_not_found'));
});

test('a code from another session or account does nothing', async () => {
  const [asha, meera] = [await adult(), await adult()];
  const email = atCollege();
  await startStudentAddress(core, asha, { email });
  const secret = await addressCode(core, email);
  const elsewhere = { ...asha, sessionId: meera.sessionId };
  for (const who of [elsewhere, meera])
    await assert.rejects(confirmAddress(core, who, { kind: 'student', secret }), Refusal);
});

test('a member under 18 or of unknown age is never verified, even if an earlier step let them in', async () => {
  for (const standing of ['age unknown', 'a child with consent', 'waiting for a guardian'] as const) {
    const child = await adult();
    const email = atCollege();
    await startStudentAddress(core, child, { email });
    const secret = await addressCode(core, email);
    await setStanding(core, child.id, standings[standing]);
    await assert.rejects(
      confirmAddress(core, await again(core, child), { kind: 'student', secret }),
      Refusal,
    );
    assert.equal((await verifiedKinds(core.db, [child.id])).size, 0);
  }
});

test('an organisation gives an address at its own domain and a register number, and is reviewed', async () => {
  const asha = await adult();
  const started = await startOrganisation(core, asha, organisation());
  assert.deepEqual([started.state, started.registryNumber, started.dueAt], ['started', 'AAB-1234', '']);
  const secret = await addressCode(core, started.email);
  const sent = await confirmAddress(core, asha, { kind: 'organisation', secret });
  assert.equal(sent.state, 'submitted');
  assert.ok(sent.dueAt !== '' && !sent.isLate);
  await afterAMinute(asha);
  await assert.rejects(startOrganisation(core, asha, organisation()), refused('verification_open'));

  const rival = await adult();
  await startOrganisation(core, rival, organisation({ email: `rival@${company}` }));
  const copied = await confirmAddress(core, rival, {
    kind: 'organisation',
    secret: await addressCode(core, `rival@${company}`),
  });
  assert.deepEqual(copied.heldFor, ['same_evidence'], 'the same number, of somebody else');
});

test('inconsistent details are refused with their own reason, and nothing is mailed', async () => {
  const asha = await adult();
  const good = '27ABCPE1234F1Z';
  const wrongCheck = good + (gstinCheckCharacter(good) === '0' ? '1' : '0');
  for (const [changes, code] of [
    [{ email: 'asha@gmail.com' }, 'address_free_mail'],
    [{ email: 'asha@elsewhere.in' }, 'address_other_domain'],
    [{ website: 'https://www.linkedin.com/company/x', email: 'a@linkedin.com' }, 'website_shared'],
    [{ registryNumber: '   ' }, 'registry_number_missing'],
    [{ registryNumber: 'AB-1234' }, 'registry_number_form'],
    [{ registry: 'CIN', registryNumber: 'U72200MH2009' }, 'registry_number_form'],
    [{ registry: 'GSTIN', registryNumber: wrongCheck }, 'registry_number_check'],
    [{ registry: 'Other country', registryNumber: '1'.repeat(50) }, 'registry_number_long'],
  ] as const)
    await assert.rejects(startOrganisation(core, asha, organisation(changes)), refused(code), code);
  const codes = await core.db.selectFrom('codes').select('id').where('account_id', '=', asha.id).execute();
  assert.deepEqual(codes, []);
});
