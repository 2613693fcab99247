import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { smtpSender } from '#outside/mail/smtp.ts';
import { startWorker } from '#server/worker.ts';
import { freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';

/** Milliseconds in place of 30 seconds. */
const silence = 500;
const core = await freshCore();
const { pool } = core.connection;
const mailServer = await startMailServer();
const mailer = smtpSender(mailServer.url, 'Saharambh <hello@saharambh.example>');

async function until(text: string): Promise<void> {
  const last = performance.now() + 20_000;
  while ((await pool.query(text)).rowCount === 0) {
    if (performance.now() > last) throw new Error(`no row in 20 s: ${text}`);
    await sleep(20);
  }
}

const failedByFreeze =
  "select from jobs where task = 'send-letter' and last_error like '%held by another server%'";

function work(): void {
  const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
  const log = pino({ level: 'silent' });
  const worker = startWorker({ core, pool, send: mailer.send, site, log, silence });
  atEnd(async () => {
    await worker.stop(0);
    mailer.close();
    await mailServer.stop();
  });
}

/** Nothing of this process runs meanwhile, as nothing of a stopped one does. */
function freeze(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('an email that was being written at a freeze fails its try, and leaves with the next', async () => {
  const email = freshEmail();
  await signUpCode(core, email);
  const holder = await pool.connect();
  await holder.query('begin; lock table accounts in access exclusive mode');
  work();
  // It looks for the account of the code, and waits for the lock.
  await until("select from jobs where task = 'send-letter' and locked_by is not null");
  await until(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%join "accounts"%'`,
  );
  freeze(silence * 1.5);
  await holder.query('commit');
  holder.release();
  await until(failedByFreeze);
  assert.deepEqual(mailServer.deliveries, []);
  const { recipients } = await mailServer.deliveryTo(email);
  assert.deepEqual(recipients, [email]);
  await until('select where not exists (select from jobs)');
});

test('an email that waited for others to its domain at a freeze is not put off by another job', async () => {
  const { begun, release } = mailServer.hold();
  for (let count = 0; count < 5; count++) await signUpCode(core, freshEmail());
  await begun;
  await until("select from jobs where task = 'send-letter' having count(locked_by) = 5");
  // After two seconds four emails to a domain count as slow, and the next one to it is put off.
  freeze(2500);
  await until(failedByFreeze);
  const { rows } = await pool.query("select from jobs where key like 'letter:%'");
  assert.equal(rows.length, 0);
  release();
});
