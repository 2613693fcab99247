import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { smtpSender, smtpWaits } from '#outside/mail/smtp.ts';
import { startWorker } from '#server/worker.ts';
import { freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';

/** All time limits are divided by 20, since they last up to ten minutes. */
const scale = 1 / 20;
const waits = { greeting: smtpWaits.greeting * scale, reply: smtpWaits.reply * scale };
const slowly = 35_000 * scale;

const core = await freshCore();
const { pool } = core.connection;
const mailServer = await startMailServer();
const mailer = smtpSender(mailServer.url, 'Saharambh <hello@saharambh.example>', waits);
const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const worker = startWorker({ core, pool, send: mailer.send, site, log: pino({ level: 'silent' }) });
atEnd(async () => {
  await worker.stop(0);
  mailer.close();
  await mailServer.stop();
});

async function emailsLeft() {
  const { rows } = await pool.query<{ attempts: number; last_error: string | null }>(
    "select attempts, last_error from jobs where task = 'send-letter'",
  );
  return rows;
}

test('a mail server is waited for as long as RFC 5321 says', () => {
  assert.deepEqual(smtpWaits, { greeting: 300_000, reply: 600_000 });
});

test('a mail server that takes 35 s to say that it has an email gets it once', async () => {
  const email = freshEmail();
  mailServer.answerSlowly([email], slowly);
  await signUpCode(core, email);
  await mailServer.deliveryTo(email);
  for (let turn = 0; turn < 200 && (await emailsLeft()).length > 0; turn++) await sleep(50);
  assert.deepEqual(await emailsLeft(), [], 'its answer was heard');
  const deliveries = mailServer.deliveries.filter(({ recipients }) => recipients.includes(email));
  assert.equal(deliveries.length, 1);
});

test('emails that a mail server answers slowly hold up no others', async () => {
  const slow = Array.from({ length: 6 }, (_, at) => at).map((at) => freshEmail().replace('@', `@of-${at}.`));
  mailServer.answerSlowly(slow, 8000);
  for (const email of slow) await signUpCode(core, email);
  await Promise.all(slow.slice(0, 4).map((email) => mailServer.deliveryTo(email)));
  const began = performance.now();
  const quick = freshEmail().replace('example.org', 'example.com');
  await signUpCode(core, quick);
  await mailServer.deliveryTo(quick);
  assert.ok(performance.now() - began < 6000, 'before any of them is answered');
  // The mail server has it a moment before its job is gone.
  for (let turn = 0; turn < 20 && (await emailsLeft()).length > slow.length; turn++) await sleep(50);
  assert.deepEqual(
    (await emailsLeft()).map(({ last_error }) => last_error),
    slow.map(() => null),
    'and they are still waited for',
  );
});

test('a silent mail server delays no email to another domain, and its own emails queue', async () => {
  const silent = Array.from({ length: 40 }, () => freshEmail().replace('example.org', 'silent.example'));
  mailServer.answerSlowly(silent, 12_000);
  for (const email of silent) await signUpCode(core, email);
  const toSilent = () =>
    mailServer.deliveries.filter(({ recipients }) => recipients[0]?.endsWith('@silent.example')).length;
  const putOff = async () => {
    const { rows } = await pool.query(
      `select id from jobs
       where task = 'send-letter' and run_at > now() + interval '5 s' and locked_at is null`,
    );
    return rows.length;
  };
  const left = Date.now() + 8000;
  while ((await putOff()) < 36 && Date.now() < left) await sleep(50);
  assert.deepEqual([toSilent(), await putOff()], [4, 36]);
  const began = performance.now();
  const others = ['example.com', 'example.net'].map((domain) => freshEmail().replace('example.org', domain));
  for (const email of others) await signUpCode(core, email);
  for (const email of others) await mailServer.deliveryTo(email);
  assert.ok(performance.now() - began < 2000, 'at once');
  assert.equal(toSilent(), 4);

  await pool.query("update jobs set run_at = now() where key like 'letter:%' and locked_at is null");
  await sleep(3000);
  assert.deepEqual([toSilent(), await putOff()], [4, 36], 'once more, as none of the four is answered yet');
  for (const email of silent) mailServer.answerSlowly([email], 0);
  const last = Date.now() + 30_000;
  while (toSilent() < 40 && Date.now() < last) {
    await pool.query("update jobs set run_at = now() where key like 'letter:%' and locked_at is null");
    await sleep(500);
  }
  const { rows } = await pool.query("select from written_letters where mailbox like '%silent.example'");
  assert.deepEqual(
    [toSilent(), rows.length],
    [40, 40],
    'each once, and counted once among those of its mailbox',
  );
});
