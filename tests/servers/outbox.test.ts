import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { post } from '#core/ground/emails.ts';
import { countJobs } from '#core/jobs/count-jobs.ts';
import { dropJobs } from '#core/jobs/drop-jobs.ts';
import { listTroubledJobs } from '#core/jobs/list-jobs.ts';
import { retryJobs } from '#core/jobs/retry-jobs.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { smtpSender } from '#outside/mail/smtp.ts';
import { startWorker } from '#server/worker.ts';
import { joinTeam, proposed } from '#tests/agreements/agreements.ts';
import {
  device,
  founderForm,
  freshEmail,
  mailedCode,
  member,
  provenAddress,
  signUpCode,
} from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts';
import { setStanding } from '#tests/standings/standings.ts';

const core = await freshCore();
const log = pino({ level: 'silent' });
const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const { pool } = core.connection;

let mailServer: MailServer = await startMailServer();
const { port } = mailServer;
const mailer = smtpSender(mailServer.url, 'Saharambh <hello@saharambh.example>');
const worker = startWorker({ core, pool, send: mailer.send, site, log });
atEnd(async () => {
  await worker.stop();
  mailer.close();
  await mailServer.stop();
});

async function jobs() {
  const { rows } = await pool.query(
    "select id, attempts, max_attempts, last_error, run_at from jobs where task = 'send-letter'",
  );
  return rows;
}

/** It was tried in vain, and when it will be next is yet to come. */
const isWaiting = (job: { attempts: number; last_error: string | null; run_at: Date }) =>
  job.attempts >= 1 && job.last_error !== null && job.run_at > new Date();

/** Tries for ten seconds at most, since the worker shares the machine with other tests. */
async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (let turn = 0; ; turn++) {
    const seen = await look();
    if (isSo(seen) || turn === 200) return seen;
    await sleep(50);
  }
}
const troubled = () =>
  until(
    () => listTroubledJobs(core),
    (seen) => seen.length > 0,
  );
const givenUp = (count: number) =>
  until(
    async () => (await listTroubledJobs(core)).filter(({ isFailed }) => isFailed),
    (seen) => seen.length === count,
  );
const noneLeft = () => until(jobs, (seen) => seen.length === 0);

test('a code arrives by a real SMTP conversation, as text and HTML, from the configured sender', async () => {
  const email = freshEmail('asha+projects');
  await signUpCode(core, email);
  const { mail, recipients } = await mailServer.deliveryTo(email);
  const code = await mailedCode(core, email, 'sign-up');
  assert.deepEqual(recipients, [email]);
  assert.equal(mail.from?.address, 'hello@saharambh.example');
  assert.ok(mail.subject?.includes(code));
  assert.ok(mail.text?.includes(code) && mail.html?.includes(code));
  assert.ok(mail.text?.includes('10 minutes'));
  assert.deepEqual(await noneLeft(), [], 'nothing is left in the outbox');
});

test('a reminder is noted once the mail server has taken it', async () => {
  const [owner, contributor] = [await member(core), await member(core)];
  await setStanding(core, contributor.id, { zone: zoneWhereItIs(12) });
  const project = await publishedProject(core, owner);
  await joinTeam(core, project, contributor);
  await keepBeating(core);
  const { id } = await proposed(core, { owner, contributor, project });
  const deadline = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  // At night the email would be deferred until the morning.
  await setStanding(core, contributor.id, { zone: zoneWhereItIs(12) });
  const reminders = () => core.db.selectFrom('clock_reminders').selectAll().execute();
  assert.deepEqual(await reminders(), []);
  await core.db
    .transaction()
    .execute((tx) => post(tx, { letter: 'turn-reminder', clockId: deadline.id }, 'product'));
  await mailServer.deliveryTo(contributor.account.email);
  const noted = await until(reminders, (seen) => seen.length > 0);
  assert.deepEqual(
    noted.map((one) => one.clock_id),
    [deadline.id],
  );
});

test('the database never holds a code, not even in the outbox', async () => {
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  const email = freshEmail();
  const { userId } = await signUpCode(core, email);
  await troubled();
  const { rows } = await pool.query(
    "select (select json_agg(c)::text from codes c) || coalesce((select json_agg(j)::text from jobs j), '') as dump",
  );
  assert.ok(rows[0].dump.includes(userId));
  assert.ok(!rows[0].dump.includes(await mailedCode(core, email, 'sign-up')));
  mailServer.refuse(null);
  await mailServer.deliveryTo(email);
});

test('a mail server that is down delays no request and loses nothing', async () => {
  await mailServer.stop();
  const { email, browser } = await provenAddress(core);
  const began = Date.now();
  await signUp(core, {
    browser,
    form: founderForm(email),
    idempotencyKey: 'k',
    device,
    language: 'en',
    previous: null,
  });
  assert.ok(Date.now() - began < 2000);
  // The sign-up's code and the welcome are two emails, and each is tried on its own schedule.
  const tried = await until(jobs, (seen) => seen.length > 0 && seen.every(isWaiting));
  mailServer = await startMailServer(port);
  assert.ok(tried.length > 0 && tried.every(isWaiting), 'each waits for its next try');
  const { mail } = await mailServer.deliveryTo(email);
  assert.equal(mail.subject, 'Welcome to Saharambh');
  assert.match(mail.messageId ?? '', /^<letter-\d+-[0-9a-z]+@saharambh\.example>$/);
  assert.deepEqual(await noneLeft(), []);
});

test('an email that is refused for good is tried once; an operator can send it again or drop it', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  mailServer.refuse({ responseCode: 550, message: 'no such user asha@nowhere.example' });
  await signUpCode(core, email);
  await signUpCode(core, other);
  const [refused, alsoRefused] = await givenUp(2);
  assert.ok(refused && alsoRefused);
  assert.deepEqual([refused.attempts, refused.isFailed, refused.letter], [1, true, 'sign-up-code']);
  assert.match(refused.lastError ?? '', /550.* no such user …$/, 'kept without the address');
  assert.equal((await countJobs(core)).find(({ task }) => task === 'send-letter')?.failed, 2);

  mailServer.refuse(null);
  assert.equal(await dropJobs(core, [alsoRefused.id]), 1);
  assert.equal(await retryJobs(core, [refused.id]), 1);
  const { mail } = await mailServer.deliveryTo(email);
  assert.match(mail.messageId ?? '', new RegExp(`^<letter-${refused.id}-[0-9a-z]+@saharambh\\.example>$`));
  assert.ok(!mailServer.deliveries.some(({ recipients }) => recipients.includes(other)));
});

test('an email has an id of its own after a restore, whose job numbers begin again', async () => {
  const ids: string[] = [];
  for (const email of [freshEmail(), freshEmail()]) {
    await pool.query('delete from written_letters');
    await pool.query("select setval(pg_get_serial_sequence('jobs', 'id'), 900000)");
    await signUpCode(core, email);
    ids.push((await mailServer.deliveryTo(email)).mail.messageId ?? '');
  }
  assert.ok(ids.every((id) => id.startsWith('<letter-900001-')));
  assert.notEqual(ids[0], ids[1]);
});

test('an email that is refused for now is tried again later, and counted as held', async () => {
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  const email = freshEmail();
  await signUpCode(core, email);
  const [held] = await troubled();
  assert.ok(held && !held.isFailed && held.nextAt > new Date());
  assert.equal((await countJobs(core)).find(({ task }) => task === 'send-letter')?.held, 1);
  mailServer.refuse(null);
  await retryJobs(core, [held.id]);
  await mailServer.deliveryTo(email);
});

test('another server takes over a dead server’s job within a minute', async () => {
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  const email = freshEmail();
  await signUpCode(core, email);
  const [job] = await troubled();
  // As a server leaves it that was killed 31 seconds ago.
  await pool.query(
    `update jobs set locked_by = 'dead', locked_at = now() - interval '31 seconds', run_at = now()
     where id = $1`,
    [job?.id],
  );
  mailServer.refuse(null);
  await mailServer.deliveryTo(email);
});

test('a code that expired before its mail could leave is not sent', async () => {
  const email = freshEmail();
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  await signUpCode(core, email);
  await troubled();
  await core.db
    .updateTable('codes')
    .set({ expires_at: new Date(0) })
    .where('email', '=', email)
    .execute();
  mailServer.refuse(null);
  await pool.query('update jobs set run_at = now(), attempts = 0 where locked_by is null');
  assert.deepEqual(await noneLeft(), []);
  assert.ok(!mailServer.deliveries.some(({ recipients }) => recipients.includes(email)));
});
