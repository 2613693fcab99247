import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { requestCode } from '#core/codes/request-code.ts';
import { post } from '#core/ground/emails.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { logInWithCode } from '#core/sessions/log-in-with-code.ts';
import { smtpSender } from '#outside/mail/smtp.ts';
import { startWorker } from '#server/worker.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const mailServer = await startMailServer();
const mailer = smtpSender(mailServer.url, 'Saharambh <hello@saharambh.example>');
const site = { name: 'Saharambh', origin: 'https://app.example.com' };
const { pool } = core.connection;
const worker = startWorker({ core, pool, send: mailer.send, site, log: pino({ level: 'silent' }) });
const { endpoint } = await serveApi(
  { ...core, contactAddress: 'us@saharambh.example' },
  { origin: site.origin },
);
atEnd(async () => {
  await worker.stop();
  mailer.close();
  await mailServer.stop();
});

function send(path: string, body: object, headers: Record<string, string> = {}, method = 'POST') {
  return fetch(endpoint + path, {
    method,
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const ask = {
  code: (email: string, headers = {}) => send('/log-ins/codes', { email }, headers),
  signUpCode: (email: string, headers = {}) => send('/sign-ups/codes', { email }, headers),
  clientCode: (email: string, headers = {}) =>
    send('/account/tokens/email', { userId: 'unique()', email }, headers),
  recovery: (email: string, headers = {}) =>
    send('/account/recovery', { email, url: `${site.origin}/reset-password` }, headers),
};

/** The number of emails that an address has got, once the outbox has no more due. */
async function delivered(address: string): Promise<number> {
  for (let left = 200; left > 0; left--) {
    const { rows } = await pool.query('select count(*)::int as due from jobs where run_at <= now()');
    if (rows[0].due === 0) break;
    await sleep(50);
  }
  await sleep(150);
  return mailServer.deliveries.filter(({ recipients }) => recipients.includes(address)).length;
}

const shapeOf = async (answer: Response) => {
  const body: Record<string, unknown> = await answer.json();
  return { status: answer.status, fields: Object.keys(body).sort(), userId: body.userId };
};

test('a mailbox gets no more emails than stated, whatever the calls, and each caller the same answer', async () => {
  await inOneWindow(3600);
  const { email } = (await member(core)).account;
  const first = await shapeOf(await ask.code(email));
  const flood = [];
  for (let at = 0; at < 9; at++)
    flood.push(ask.code(email), ask.signUpCode(email), ask.clientCode(email), ask.recovery(email));
  const answers = await Promise.all(flood);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
  for (let at = 0; at < answers.length; at += 4)
    assert.deepEqual(
      await shapeOf(answers[at] as Response),
      first,
      'of a letter that leaves and one that does not',
    );
  assert.equal(await delivered(email), 10);
  const unknown = freshEmail();
  assert.deepEqual({ ...(await shapeOf(await ask.code(unknown))), userId: '' }, { ...first, userId: '' });
});

test('a device that has logged in before still gets its code, and its recovery', async () => {
  const { email } = (await member(core)).account;
  const entered = await send('/account/sessions/email', { email, password: goodPassword });
  const cookie = entered.headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-a_device'))
    ?.split(';')[0];
  await Promise.all(Array.from({ length: 12 }, () => [ask.clientCode(email), ask.recovery(email)]).flat());
  const before = await delivered(email);
  assert.equal(before, 10);
  assert.equal((await ask.code(email, { cookie: String(cookie) })).status, 201);
  assert.equal(await delivered(email), 11);
  assert.equal((await ask.recovery(email, { cookie: String(cookie) })).status, 201);
  assert.equal(await delivered(email), 12);
});

test('a device that signed in under an unproven spelling of a mailbox is not a known device', async () => {
  const deviceOf = async (email: string) => {
    const entered = await send('/account/sessions/email', { email, password: goodPassword });
    const cookies = entered.headers.getSetCookie();
    return { cookie: String(cookies.find((one) => one.startsWith('__Host-a_device'))?.split(';')[0]) };
  };
  const { email } = (await member(core)).account;
  const owner = await deviceOf(email);
  const other = email.replace('@', '+other@');
  await member(core, { email: other, verified: false });
  const stranger = await deviceOf(other);
  await Promise.all(Array.from({ length: 10 }, () => ask.code(other, stranger)));
  assert.equal(await delivered(other), 3);
  assert.equal((await ask.code(email, owner)).status, 201);
  assert.equal(await delivered(email), 1);
});

test('a browser hears when it may ask again; another browser gets the usual answer', async () => {
  await inOneWindow(3600);
  const email = freshEmail();
  let cookie = '';
  const statuses = [];
  for (let at = 0; at < 5; at++) {
    const answer = await ask.code(email, cookie ? { cookie } : {});
    statuses.push(answer.status);
    cookie ||=
      answer.headers
        .getSetCookie()
        .find((one) => one.includes('a_proof'))
        ?.split(';')[0] ?? '';
    await pool.query("update codes set created_at = created_at - interval '61 seconds' where email = $1", [
      email,
    ]);
  }
  assert.deepEqual(statuses, [201, 201, 201, 429, 429]);
  assert.equal((await ask.code(email)).status, 201);
  assert.equal(await delivered(email), 3);
});

test('a mailed code stays valid whatever number is asked for later, and unsent codes are invalid', async () => {
  const { account } = await member(core);
  const from = (at: number) => ({ ip: `203.0.113.${at}`, userAgent: '' });
  const request = { userId: 'unique()', email: account.email, phrase: false };
  const first = await requestCode(core, { ...request, device: from(1) });
  assert.equal(await delivered(account.email), 1);
  const others = [];
  for (let at = 2; at < 62; at++) others.push(await requestCode(core, { ...request, device: from(at) }));
  assert.equal(await delivered(account.email), 8);
  const digits = await codesIn(account.email);
  const never = others.filter(({ id }) => !digits.includes(codeOf(core.key, id)));
  assert.ok(never.length >= 52);
  const enter = (secret: string) => logInWithCode(core, { userId: account.id, secret, device: from(1) });
  for (const { id } of never.slice(0, 2))
    await assert.rejects(enter(codeOf(core.key, id)), { code: 'user_invalid_token' });
  assert.equal((await enter(codeOf(core.key, first.id))).account.id, account.id);
});

async function codesIn(address: string): Promise<string[]> {
  return mailServer.deliveries
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ mail }) => /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '');
}

test('an owner who changes the password while the mailbox is flooded gets an email about it', async () => {
  const asha = await member(core);
  const { email } = asha.account;
  await Promise.all(Array.from({ length: 12 }, () => [ask.clientCode(email), ask.recovery(email)]).flat());
  const before = await delivered(email);
  const body = { password: 'Another#42', oldPassword: goodPassword };
  const changed = await send('/account/password', body, { 'x-appwrite-session': sessionOf(asha) }, 'PATCH');
  assert.equal(changed.status, 200);
  assert.equal(await delivered(email), before + 1);
});

test('a stranger’s account with a victim’s address mails the victim no more than a guest could', async () => {
  const email = freshEmail('victim');
  const thief = await member(core, { email, verified: false });
  let password = goodPassword;
  for (let at = 0; at < 16; at++) {
    const next = `Another#42 number ${at}`;
    const headers = { 'x-appwrite-session': sessionOf(thief) };
    await send('/account/password', { password: next, oldPassword: password }, headers, 'PATCH');
    password = next;
    await send('/account/verifications/email', { url: `${site.origin}/verify-email` }, headers);
    await send('/account/deletion/codes', {}, headers);
  }
  assert.ok((await delivered(email)) <= 12);
});

test('an email from the product to a full mailbox leaves an hour later', async () => {
  const asha = await member(core);
  const { email } = asha.account;
  await pool.query(
    `insert into written_letters (id, mailbox, cause, is_code) select 'full' || n, $1, 'product', false from generate_series(1, 12) n`,
    [email],
  );
  await core.db.transaction().execute((tx) => post(tx, { letter: 'welcome', accountId: asha.id }, 'product'));
  assert.equal(await delivered(email), 0);
  const { rows } = await pool.query(
    `select extract(epoch from run_at - now())::int as seconds from jobs where task = 'send-letter'`,
  );
  assert.ok(rows.length === 1 && rows[0].seconds > 3500 && rows[0].seconds <= 3600, JSON.stringify(rows));
  await pool.query("update written_letters set written_at = written_at - interval '1 hour'");
  await pool.query('update jobs set run_at = now()');
  assert.equal(await delivered(email), 1);
});
