import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { declaredTables } from '#core/collected/own-data.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { sweepFiles } from '#core/files/sweep.ts';
import type { Member } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { setBirthDate } from '#core/profiles/set-birth-date.ts';
import { reviewGuardian } from '#core/supervision/review-guardian.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { administrator, again, bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { answerAsGuardian, guardianCode } from '#tests/guardians/guardians.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { agreeAsGuardian } from './agree-as-guardian.ts';
import { announceErasures } from './announce-erasures.ts';
import { eraseUnagreed } from './erase-unagreed.ts';
import { nameGuardian } from './name-guardian.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const yes = { confirmed: true, adult: true, relation: 'parent' as const };
const no = { confirmed: false };

/** A member of 15 who has given their age, and has named a guardian unless `guardian` is null. */
async function child(guardian: string | null = freshEmail('meera')): Promise<Member> {
  const asha = await member(core, { birthDate: null });
  await setBirthDate(core, asha, { birthDate: bornYearsAgo(15) });
  const young = await again(core, asha);
  if (guardian) await nameGuardian(core, young, { email: guardian });
  return young;
}

async function answer(young: Member, given: { confirmed: boolean }): Promise<void> {
  const { id } = await guardianOf(young);
  await answerAsGuardian(core, { ...yes, ...given, id, secret: linkSecretOf(core.key, 'guardian', id) });
}

const guardianOf = ({ id }: Member) =>
  core.db.selectFrom('guardians').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();

/** As if so many hours had passed since the wait began and the erasure email was written. */
async function passHours({ id }: Member, hours: number): Promise<void> {
  const ago = sql`make_interval(hours => ${hours}::int)`;
  await sql`update standings set waits_since = waits_since - ${ago}, erase_at = erase_at - ${ago}
    where account_id = ${id}`.execute(core.db);
}

/** As if the mail server had taken every erasure email. The jobs stay, so that they can be counted. */
async function deliverNotifications(): Promise<void> {
  await sql`update jobs set attempts = max_attempts
    where payload ->> 'letter' = 'guardian-erasure-notice'`.execute(core.db);
}

async function runScheduledJobs(): Promise<void> {
  await announceErasures(core);
  await deliverNotifications();
  await eraseUnagreed(core);
}

async function isThere({ id }: Member): Promise<boolean> {
  return (await core.db.selectFrom('accounts').where('id', '=', id).select('id').execute()).length > 0;
}

/** Hours until the erasure; null while none is announced. */
async function hoursLeft({ id }: Member): Promise<number | null> {
  const { hours } = await core.db
    .selectFrom('standings')
    .select(sql<number | null>`round(extract(epoch from erase_at - now()) / 3600)::int`.as('hours'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return hours;
}

const remindersOf = async ({ id }: Member) =>
  (await postedEmails(core)).filter(
    (message) => message.letter === 'guardian-erasure-notice' && message.accountId === id,
  );
const eventsOf = async ({ id }: Member) =>
  (await core.db.selectFrom('events').select('name').where('account_id', '=', id).execute()).map(
    ({ name }) => name,
  );

for (const guardian of [null, 'silent@example.org'])
  test(`without ${guardian ? 'an answer' : 'a named guardian'} for seven days an account is erased`, async () => {
    const young = await child(guardian);
    await passHours(young, 5 * 24 - 1);
    await runScheduledJobs();
    assert.equal(await hoursLeft(young), null);
    await passHours(young, 1);
    await runScheduledJobs();
    assert.equal(await hoursLeft(young), 48);
    await passHours(young, 47);
    await runScheduledJobs();
    assert.equal((await remindersOf(young)).length, 2, 'one to each, once');
    assert.ok(await isThere(young));
    await passHours(young, 2);
    await runScheduledJobs();
    assert.ok(!(await isThere(young)));
    const events = await eventsOf(young);
    for (const name of ['guardians.erasureAnnounced', 'guardians.childErased', 'accounts.removed'])
      assert.equal(events.filter((one) => one === name).length, 1, name);
  });

test('an account that is found late still has 48 hours from the email', async () => {
  const young = await child();
  await passHours(young, 30 * 24);
  await runScheduledJobs();
  assert.equal(await hoursLeft(young), 48);
  assert.ok(await isThere(young));
});

for (const [what, answers] of Object.entries({ 'a refusal': [no], 'a consent taken back': [yes, no] }))
  test(`${what} erases the account, 48 hours after an email`, async () => {
    const young = await child();
    for (const given of answers) await answer(young, given);
    await runScheduledJobs();
    assert.equal(await hoursLeft(young), 48);
    await passHours(young, 47);
    await runScheduledJobs();
    assert.ok(await isThere(young));
    assert.equal((await remindersOf(young)).length, 2);
    await passHours(young, 2);
    await runScheduledJobs();
    assert.ok(!(await isThere(young)));
  });

test('the erasure email tells the child and the guardian what to do and until when', async () => {
  const email = freshEmail('meera');
  const young = await child(email);
  const prepared = (reader: 'member' | 'guardian') =>
    prepareEmail(core, { letter: 'guardian-erasure-notice', accountId: young.id, reader });
  assert.equal(await prepared('member'), null);
  await answer(young, no);
  await runScheduledJobs();
  const [toChild, toGuardian] = [await prepared('member'), await prepared('guardian')];
  assert.ok(toChild?.letter === 'guardian-erasure-notice' && toChild.reader === 'member');
  assert.deepEqual([toChild.to, toChild.reason], [young.account.email, 'refused']);
  assert.ok(toGuardian?.letter === 'guardian-erasure-notice' && toGuardian.reader === 'guardian');
  assert.equal(toGuardian.to, email);
  assert.ok(toGuardian.path.includes((await guardianOf(young)).id));
  await answer(young, yes);
  assert.equal(await prepared('member'), null, 'a yes makes it void');
  assert.equal(await prepared('guardian'), null);
});

test('a yes or an 18th birthday stops the erasure, and a later no announces it again', async () => {
  const [agreed, grown] = [await child(), await child()];
  for (const young of [agreed, grown]) await passHours(young, 6 * 24);
  await runScheduledJobs();
  await answer(agreed, yes);
  for (const young of [agreed, grown]) await passHours(young, 49);
  await setStanding(core, grown.id, { birth_date: bornYearsAgo(18) });
  await runScheduledJobs();
  for (const young of [agreed, grown]) assert.ok(await isThere(young));
  await answer(agreed, no);
  await runScheduledJobs();
  assert.equal(await hoursLeft(agreed), 48);
  assert.equal((await remindersOf(agreed)).length, 4);
});

test('no erasure is announced or done while an administrator has the account suspended', async () => {
  const [before, after] = [await child(), await child()];
  await setStanding(core, before.id, standings.suspended);
  for (const young of [before, after]) await passHours(young, 6 * 24);
  await runScheduledJobs();
  await setStanding(core, after.id, standings.suspended);
  await passHours(after, 49);
  await runScheduledJobs();
  assert.equal(await hoursLeft(before), null);
  assert.ok(await isThere(after));
});

test('the seven days start again when an administrator allows another guardian', async () => {
  const young = await child();
  await answer(young, no);
  await runScheduledJobs();
  const { core: watched, admin } = await administrator(core);
  await reviewGuardian(watched, admin, {
    accountId: young.id,
    allowed: true,
    reason: 'The mother wrote to us.',
  });
  assert.equal(await hoursLeft(young), null);
  await nameGuardian(core, await again(core, young), { email: freshEmail('ravi') });
  await passHours(young, 5 * 24 - 1);
  await runScheduledJobs();
  assert.equal(await hoursLeft(young), null);
  await passHours(young, 1);
  await runScheduledJobs();
  assert.equal(await hoursLeft(young), 48);
});

test('asking a guardian again does not delay the erasure, and that guardian gets the erasure email', async () => {
  const young = await child();
  await passHours(young, 6 * 24);
  await runScheduledJobs();
  await nameGuardian(core, young, { email: freshEmail('ravi') });
  assert.equal(await hoursLeft(young), 48);
  const readers = (await remindersOf(young)).map((message) => 'reader' in message && message.reader);
  assert.deepEqual(readers.sort(), ['guardian', 'guardian', 'member']);
});

test('ten servers at once send each email once and erase once', async () => {
  const children = await Promise.all(Array.from({ length: 5 }, () => child()));
  const ten = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, run));
  for (const young of children) await passHours(young, 6 * 24);
  await ten(() => announceErasures(core));
  await deliverNotifications();
  for (const young of children) assert.equal((await remindersOf(young)).length, 2);
  for (const young of children) await passHours(young, 49);
  await ten(() => eraseUnagreed(core));
  for (const young of children) {
    assert.ok(!(await isThere(young)));
    assert.equal((await eventsOf(young)).filter((name) => name === 'accounts.removed').length, 1);
  }
});

test('a yes that waits for the held row is neither overtaken by the erasure nor lost', async () => {
  const young = await child();
  await passHours(young, 6 * 24);
  await runScheduledJobs();
  await passHours(young, 49);
  const { id } = await guardianOf(young);
  const link = { id, secret: linkSecretOf(core.key, 'guardian', id) };
  const read = await guardianCode(core, link);
  const held = await holdRow(core, young.id);
  const answering = agreeAsGuardian(core, { ...link, ...yes, ...read });
  await held.waiters(1);
  assert.equal(await eraseUnagreed(core), 0);
  await held.release();
  await answering;
  await eraseUnagreed(core);
  assert.ok(await isThere(young));
  assert.equal((await again(core, young)).standing.age, 'minor');
});

test('after the erasure a guardian finds nothing to answer', async () => {
  const young = await child();
  const { id } = await guardianOf(young);
  await answer(young, no);
  await runScheduledJobs();
  await passHours(young, 49);
  await runScheduledJobs();
  const link = { id, secret: linkSecretOf(core.key, 'guardian', id) };
  await assert.rejects(answerAsGuardian(core, { ...link, ...yes }), refused('guardian_request_not_found'));
});

test('nothing remains of the child, their files’ bytes and the guardian’s address', async () => {
  const guardian = freshEmail('meera');
  const young = await child(guardian);
  await answer(young, yes);
  const request = { bucketId: 'portfolios', fileId: 'unique()', name: 'a.pdf', uploadId: null };
  const whole = { ...request, contentRange: null };
  const agreed = await again(core, young);
  const bytes = Readable.from([pdf(500)], { objectMode: false });
  await finishUpload(core, agreed, whole, await holdUpload(core, agreed, whole, bytes));
  const stored = async () =>
    (await readdir(core.folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
      .length;
  assert.equal(await stored(), 1);
  await answer(young, no);
  await runScheduledJobs();
  await passHours(young, 49);
  await runScheduledJobs();
  await sweepFiles(core);
  assert.equal(await stored(), 0);
  const staying = declaredTables.filter(
    ({ rule }) => rule !== 'names no one' && typeof rule.erased === 'object',
  );
  const { pool } = core.connection;
  for (const { table } of declaredTables) {
    const holds = async (text: string) =>
      (await pool.query(`select from ${table} as one where strpos(one::text, $1) > 0`, [text])).rowCount;
    assert.equal(await holds(guardian), 0, table);
    assert.equal(await holds(young.account.email), 0, table);
    if (!staying.some((one) => one.table === table)) assert.equal(await holds(young.id), 0, table);
  }
});
