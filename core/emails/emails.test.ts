import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { listActions } from '../administration/list-actions.ts';
import { Refusal } from '../ground/refusal.ts';
import { withoutAddresses } from '../ground/without-addresses.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { dropEmail } from './drop-email.ts';
import { listEmails } from './list-emails.ts';
import { sparingly } from './present.ts';
import { emailScheduledJobs } from './scheduled.ts';
import { sendEmailAgain } from './send-email-again.ts';

const { core, admin } = await administrator(await freshCore());
const isRefused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

/** A mailed code that the mail server did not take. */
async function troubled({ isFailed = true, error = '550 no such user' } = {}) {
  const email = freshEmail('asha');
  await signUpCode(core, email);
  const { rows } = await sql<{ id: string }>`
    update jobs set attempts = 3, last_error = ${error},
      max_attempts = ${isFailed ? 3 : 30}, run_at = now() + interval '1 hour'
    where id = (select max(id) from jobs) returning id::text as id`.execute(core.db);
  return { id: rows[0]?.id ?? '', email };
}

async function jobOf(id: string) {
  const { rows } = await sql<{ attempts: number; max: number; isDue: boolean }>`
    select attempts, max_attempts as max, run_at <= now() as "isDue" from jobs
    where id = ${id}::bigint`.execute(core.db);
  return rows[0];
}

const shown = async (id: string) => (await listEmails(core, admin, {})).letters.find(({ $id }) => $id === id);

test('the list of failing emails shows kind, state and error, and no full address', async () => {
  const failed = await troubled({
    error: '550 5.1.1 <asha.k@example.org>: Recipient\n rejected asha.k@example.org',
  });
  const held = await troubled({ isFailed: false, error: 'connect ECONNREFUSED' });
  const { letters: emails, counts } = await listEmails(core, admin, {});
  const [one, other] = [failed, held].map(({ id }) => emails.find(({ $id }) => $id === id));
  assert.deepEqual(
    [one?.kind, one?.state, one?.tries, one?.nextTryAt, one?.can.send],
    ['sign-up-code', 'failed', 3, '', true],
  );
  assert.equal(one?.error, '550 5.1.1 <…>: Recipient rejected …');
  assert.equal(one?.to, sparingly(failed.email));
  assert.deepEqual([other?.state, other?.error], ['held', 'connect ECONNREFUSED']);
  assert.ok(Date.parse(other?.nextTryAt ?? '') > Date.now());
  const { task: _, ...measured } = (await countJobs(core)).find(({ task }) => task === 'send-letter') ?? {};
  assert.deepEqual(counts, measured, 'the figures are those of /metrics');
  assert.deepEqual([counts.held, counts.failed], [1, 1]);
  assert.ok(!JSON.stringify(emails).includes('asha.k'));
});

test('an email that is sent again is tried at once as if for the first time, and the log says by whom', async () => {
  const { id } = await troubled();
  await sendEmailAgain(core, admin, id);
  assert.deepEqual(await jobOf(id), { attempts: 0, max: 30, isDue: true });
  assert.equal(await shown(id), undefined);
  const { actions } = await listActions(core, {});
  assert.ok(
    actions.some(
      ({ action, detail, actor }) =>
        action === 'letter.sentAgain' && detail === `sign-up-code (${id})` && actor.$id === admin.id,
    ),
  );
  await assert.rejects(sendEmailAgain(core, admin, id), isRefused('letter_not_found'));
});

test('an email whose code has expired cannot be sent again, says so, and can be dropped', async () => {
  const { id, email } = await troubled();
  await core.db
    .updateTable('codes')
    .set({ expires_at: new Date(0) })
    .where('email', '=', email)
    .execute();
  const message = await shown(id);
  assert.deepEqual([message?.can.send, message?.to], [false, '']);
  await assert.rejects(sendEmailAgain(core, admin, id), isRefused('letter_outlived'));
  assert.equal((await jobOf(id))?.attempts, 3);
  await dropEmail(core, admin, id);
  assert.equal(await jobOf(id), undefined);
});

test('of ten calls at once that drop or send one email, one succeeds and is logged', async () => {
  const { id } = await troubled();
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      at % 2 ? dropEmail(core, admin, id) : sendEmailAgain(core, admin, id),
    ),
  );
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const one of done) if (one.status === 'rejected') assert.ok(isRefused('letter_not_found')(one.reason));
  const { actions } = await listActions(core, {});
  assert.equal(actions.filter(({ detail }) => detail.includes(`(${id})`)).length, 1);
});

test('an email that is being tried right now, and a job that is no email, are left alone', async () => {
  const { id } = await troubled();
  await sql`update jobs set locked_at = now(), locked_by = 'x' where id = ${id}::bigint`.execute(core.db);
  const { rows } = await sql<{ id: string }>`
    select add_job('something-else')::text as id`.execute(core.db);
  await sql`update jobs set attempts = 1 where id = ${rows[0]?.id}::bigint`.execute(core.db);
  for (const other of [id, rows[0]?.id ?? '', '999999999999999999'])
    for (const verb of [dropEmail, sendEmailAgain])
      await assert.rejects(verb(core, admin, other), isRefused('letter_not_found'));
  assert.equal(await shown(rows[0]?.id ?? ''), undefined);
});

test('the list comes in pages without gaps or repeats', async () => {
  const made = new Set<string>();
  for (let at = 0; at < 45; at++) made.add((await troubled()).id);
  const seen: string[] = [];
  let next = '';
  do {
    const page = await listEmails(core, admin, { after: next || undefined });
    seen.push(...page.letters.map(({ $id }) => $id));
    next = page.next;
  } while (next);
  assert.equal(new Set(seen).size, seen.length);
  for (const id of made) assert.ok(seen.includes(id));
});

test('addresses are shortened, and cut out of the messages of mail servers', () => {
  assert.equal(sparingly('asha+x@example.org'), 'a…@example.org');
  assert.equal(sparingly(''), '…');
  for (const words of [
    '550 "a b"@x.example gone',
    'RCPT TO:<a.b@x.example>',
    "for 'a@x.example', b@y.example;",
  ])
    assert.doesNotMatch(withoutAddresses(words), /@|a\.b|a b/);
});

test('a given-up email is forgotten after 30 days, and no email that may still leave', async () => {
  const [kept, old, held] = [await troubled(), await troubled(), await troubled({ isFailed: false })];
  const age = (id: string, days: number) =>
    sql`update jobs set run_at = now() - ${days} * interval '1 day' where id = ${id}::bigint`.execute(
      core.db,
    );
  await age(kept.id, 29);
  await age(old.id, 31);
  await age(held.id, 31);
  for (const scheduledJob of emailScheduledJobs) await scheduledJob.run(core);
  assert.deepEqual(
    await Promise.all([kept, old, held].map(async ({ id }) => (await jobOf(id)) !== undefined)),
    [true, false, true],
  );
});
