import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { decodeQR } from 'qr/decode.js';
import { formsOf } from '#rules/certificates/certificate.ts';
import { certificateLimits } from '#rules/certificates/limits.ts';
import { isSetIn } from '#rules/certificates/status-list.ts';
import { verifyFragment } from '#rules/certificates/verify-certificate.ts';
import { active, sidesOf } from '#tests/agreements/agreements.ts';
import { carry, disputed, pass, ruled, submitted } from '#tests/agreements/disputes.ts';
import { facts, certificateOf as issued } from '#tests/certificates/certificates.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { sessionBetween } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { updateName } from '../accounts/update-name.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { qrBorder } from '../ground/qr-path.ts';
import { eraseOwnData } from '../ground/table-rule.ts';
import { declineCertificate } from './decline-certificate.ts';
import { exportBadge } from './export-badge.ts';
import { findByNumber } from './find-by-number.ts';
import { findShownCertificates } from './find-shown.ts';
import { getCertificate } from './get-certificate.ts';
import { listCertificateKeys } from './list-certificate-keys.ts';
import { listCertificates } from './list-certificates.ts';
import { codeOf, printCertificate } from './print-certificate.ts';
import { signCertificates } from './sign-certificate.ts';
import { statusListOf } from './status-list.ts';
import { settleCompleted } from './steps/settle-completed.ts';

const fresh = await freshCore();
await keepBeating(fresh);
const { core, admin } = await administrator(fresh);
const person = (name = 'Asha Kale') => member(core, { name, password: null });
const own = async (who: Member) => (await listCertificates(core, who)).certificates;
const publishedKeys = async () => {
  const { keys } = await listCertificateKeys(core);
  return Object.fromEntries(keys.map(({ id, publicKey }) => [id, publicKey]));
};
const texts = {
  issuer: 'Saharambh',
  name: () => 'A name',
  description: () => 'Said.',
  criteria: () => 'Met.',
};

/** Whether the certificate counts, as all read it in the public list. */
async function isEnded(number: string): Promise<boolean> {
  const row = await core.db
    .selectFrom('certificates')
    .select(['status_list', 'status_index'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const list = (await statusListOf(core, row.status_list)) as { credentialSubject: { encodedList: string } };
  return isSetIn(list.credentialSubject.encodedList, row.status_index);
}

/** An agreement whose only milestone was handed in. */
async function handedIn() {
  const sides = await sidesOf(core);
  const { id } = await active(core, sides);
  await submitted(core, sides.contributor, id);
  return { ...sides, id };
}

/** Accepts the work, which completes the agreement. */
async function accept(id: string, owner: Member): Promise<void> {
  await carry(core, id, { kind: 'accept', milestone: 1 }, 'project', owner);
  await runReactions(core);
}

test('completed work has one certificate in the name of the contributor, without amounts', async () => {
  const { id, owner, contributor } = await handedIn();
  assert.deepEqual(await own(contributor), []);
  await accept(id, owner);
  const settle = () => core.db.transaction().execute((tx) => settleCompleted(tx, id));
  await Promise.all(Array.from({ length: 10 }, settle));
  const [one, ...more] = await own(contributor);
  assert.deepEqual([more, await own(owner)], [[], []]);
  const whole = await getCertificate(core, contributor, one?.number ?? '');
  assert.deepEqual(
    [whole.name, whole.kind, whole.count, whole.role],
    ['आशा काळे', 'completed', 1, 'Builder of counters'],
  );
  const checked = await verifyFragment(whole.fragment, await publishedKeys());
  assert.ok(checked.isGood);
  // The value of the work and what was paid.
  assert.doesNotMatch(JSON.stringify([whole, checked]), /1000000|10,00,000|"(value|awarded|pay|units)"/);
});

test('ten reactions at once make one certificate', async () => {
  const { id, owner, contributor } = await handedIn();
  await carry(core, id, { kind: 'accept', milestone: 1 }, 'project', owner);
  const settle = () => core.db.transaction().execute((tx) => settleCompleted(tx, id));
  await Promise.all(Array.from({ length: 10 }, settle));
  await runReactions(core);
  assert.equal((await own(contributor)).length, 1);
});

test('an open dispute holds the certificate back, and a ruling that leaves no work prevents it', async () => {
  const { id, owner, contributor } = await handedIn();
  const dispute = await disputed(core, owner, id);
  await pass(core, id, 7 * 24 + 12);
  await ruled(core, admin, dispute.$id);
  await runReactions(core);
  await pass(core, id, 7 * 24 + 12);
  assert.deepEqual(await own(contributor), []);
});

test('a ruling that leaves no accepted work withdraws a certificate, with its reason and its bit', async () => {
  const { id, owner, contributor } = await handedIn();
  await accept(id, owner);
  const [made] = await own(contributor);
  const number = made?.number ?? '';
  assert.equal(await isEnded(number), false);
  const dispute = await disputed(core, owner, id);
  await runReactions(core);
  assert.equal((await getCertificate(core, contributor, number)).state, 'issued');
  await pass(core, id, 7 * 24 + 12);
  await ruled(core, admin, dispute.$id);
  await pass(core, id, 7 * 24 + 12);
  const after = await getCertificate(core, contributor, number);
  assert.deepEqual(
    [after.state, after.cause, after.fragment, after.can.fetch],
    ['withdrawn', 'no_work_left', '', false],
  );
  assert.equal(await isEnded(number), true);
  const told = await core.db
    .selectFrom('notifications')
    .select('kind')
    .where('account_id', '=', contributor.id)
    .where('subject_id', '=', number)
    .execute();
  assert.deepEqual(told.map(({ kind }) => kind).toSorted(), ['certificate_issued', 'certificate_withdrawn']);
});

/** A completed mentorship in which so many sessions took place. */
async function mentored(sessions: number, sides: Parameters<typeof mentorshipBetween>[1] = {}) {
  const pair = await mentorshipBetween(core, sides, { state: 'completed' });
  for (let at = 0; at < sessions; at++)
    await sessionBetween(core, pair, { state: 'took_place', mentorship_id: pair.id, starts_at: new Date() });
  await core.db
    .transaction()
    .execute((tx) =>
      record(tx, { name: 'mentorships.completed', accountId: null, subject: { mentorshipId: pair.id } }),
    );
  await runReactions(core);
  return pair;
}

test('a completed mentorship with two sessions has a certificate for the mentee, with one session none', async () => {
  const [two, one] = [await mentored(2), await mentored(1)];
  const [made] = await own(two.mentee);
  assert.deepEqual([made?.kind, made?.organisation, made?.role], ['mentored', '', '']);
  assert.deepEqual([await own(two.mentor), await own(one.mentee)], [[], []]);
  // The second session settles after the mentorship has ended.
  const { id: sessionId } = await sessionBetween(core, one, {
    state: 'took_place',
    mentorship_id: one.id,
    starts_at: new Date(),
  });
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'mentoring.settled', accountId: null, subject: { sessionId } }));
  await runReactions(core);
  assert.equal((await own(one.mentee)).length, 1);
});

test('a member without a name has the certificate once there is a name', async () => {
  const mentee = await person('');
  await mentored(2, { mentee });
  assert.deepEqual(await own(mentee), []);
  await updateName(core, mentee, 'Asha Kale');
  await runReactions(core);
  assert.deepEqual(
    (await own(mentee)).map(({ kind }) => kind),
    ['mentored'],
  );
});

test('the certificates that a member shows are those that stand', async () => {
  const holder = await person();
  const [number] = [await issued(core, holder), await issued(core, holder)];
  const shown = async () => (await findShownCertificates(core.db, holder.id)).length;
  assert.equal(await shown(), 2);
  await declineCertificate(core, holder, number);
  assert.equal(await shown(), 1);
});

test('the holder alone reads and declines a certificate, for good', async () => {
  const [holder, other] = [await person(), await person('Kwame')];
  const number = await issued(core, holder);
  for (const verb of [getCertificate, declineCertificate, printCertificate])
    await assert.rejects(verb(core, other, number), refused('certificate_unknown'));
  await Promise.all([declineCertificate(core, holder, number), declineCertificate(core, holder, number)]);
  assert.equal((await declineCertificate(core, holder, number)).state, 'declined');
  assert.equal(await isEnded(number), true);
  await assert.rejects(printCertificate(core, holder, number), refused('certificate_over'));
});

test('a number gives kind, organisation, day and state, and after the end of the account the state alone', async () => {
  const holder = await person();
  const number = await issued(core, holder);
  const shown = {
    number,
    kind: 'completed',
    organisation: facts.organisation,
    day: facts.day,
    state: 'issued',
  };
  assert.deepEqual(await findByNumber(core, number), shown);
  await core.db.transaction().execute((tx) => eraseOwnData(tx, holder.account));
  const left = { number, kind: '', organisation: '', day: '', state: 'issued' };
  assert.deepEqual(await findByNumber(core, number), left);
  const { rows } = await sql<{ text: string }>`
    select certificates::text as text from certificates where number = ${number}`.execute(core.db);
  assert.doesNotMatch(rows[0]?.text ?? '', /Asha|Builder|Cold/);
  await assert.rejects(findByNumber(core, '2'.repeat(16)), refused('certificate_unknown'));
});

test('under 18 there is the print alone', async () => {
  const young = await memberUnder18(core, { name: 'Isha Rao' });
  const number = await issued(core, young, { kind: 'mentored' });
  const one = await getCertificate(core, young, number);
  assert.deepEqual([one.fragment, one.can], ['', { fetch: true, export: false, decline: true }]);
  assert.ok((await printCertificate(core, young, number)).code);
  await assert.rejects(exportBadge(core, young, { number, texts }), refused('certificate_over'));
});

test('signatures by an earlier secret are good after a change of the secret', async () => {
  const holder = await person();
  const number = await issued(core, holder);
  const { fragment } = await getCertificate(core, holder, number);
  const changed = await getCertificate({ ...core, key: Buffer.alloc(32, 7) }, holder, number);
  assert.notEqual(changed.fragment, fragment);
  const keys = await publishedKeys();
  for (const each of [fragment, changed.fragment]) assert.ok((await verifyFragment(each, keys)).isGood);
});

/** The text of a code, read from its drawn modules as a camera reads it. */
function readCode({ size, path }: { size: number; path: string }): string {
  const zoom = 4;
  const side = size * zoom;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < zoom; row++)
      for (let column = 0; column < Number(length) * zoom; column++) {
        const at = ((Number(y) * zoom + row) * side + Number(x) * zoom + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return decodeQR({ width: side, height: side, data: pixels });
}

test('a code holds what verifies, leaves out optional lines first, and never passes 105 modules', async () => {
  const keys = await publishedKeys();
  const long = 'क्षमाशीला त्र्यंबकेश्वरकर '.repeat(6).slice(0, 120);
  const of = async (name: string, organisation: string, role: string) => {
    const holder = await person(name);
    const number = await issued(core, holder, { organisation, role });
    const { signed } = await printCertificate(core, holder, number);
    const code = codeOf(
      await signCertificates(core, formsOf(signed.certificate)),
      'https://saharambh.example',
    );
    assert.ok(code && code.size - 2 * qrBorder <= certificateLimits.modules);
    const [address = '', fragment = ''] = readCode(code).split('#');
    assert.equal(address, 'https://saharambh.example/verify');
    const checked = await verifyFragment(fragment, keys);
    assert.ok(checked.isGood && checked.certificate.name === name.normalize());
    return { ...checked.certificate, isShort: code.isShort };
  };
  const plain = await of('Asha Kale', 'Cold rooms', 'Builder');
  assert.deepEqual([plain.isShort, plain.role], [false, 'Builder']);
  const middle = await of(long, 'Cold rooms', long);
  assert.deepEqual([middle.isShort, middle.role, middle.organisation], [true, undefined, 'Cold rooms']);
  const longest = await of(long, long, long);
  assert.deepEqual([longest.isShort, longest.organisation], [true, undefined]);
});
