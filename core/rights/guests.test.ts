import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, device, freshEmail, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { guest } from '../ground/actor.ts';
import { answerRequest } from './answer-request.ts';
import { beginGuestRequest } from './begin-guest-request.ts';
import { contestAnswer } from './contest-answer.ts';
import { findMailedRequest } from './find-mailed-request.ts';
import { finishGuestRequest } from './finish-guest-request.ts';
import { getRightsRequest } from './get-rights-request.ts';
import { rightsData } from './own-data.ts';
import { rightsScheduledJobs } from './scheduled.ts';

const { core, admin } = await administrator(await freshCore());
await keepBeating(core);
const words = 'Please erase the address that I gave in a report.';

const begin = (email: string, kind: 'erase' | 'complaint' = 'erase') =>
  beginGuestRequest(core, { kind, words, email, device });

async function finish(email: string, begun: { $id: string; secret: string }) {
  const code = await mailedCode(core, email, 'report');
  const { $id: requestId, secret } = begun;
  return finishGuestRequest(core, { requestId, secret, code, device: { ...device, language: 'hi' } });
}

test('without an account the code brings a number and the same deadline; a secret opens the request', async () => {
  const email = freshEmail('guest');
  const begun = await begin(email);
  const sent = await finish(email, begun);
  assert.match(sent.number, /^R-/);
  assert.equal(Date.parse(sent.dueAt) - Date.parse(sent.receivedAt), 15 * 86_400_000);
  assert.equal((await finish(email, begun)).number, sent.number, 'sent twice it is one request');
  assert.equal(
    (await findMailedRequest(core, sent.$id))?.pageLanguage,
    'hi',
    'its answer has their language',
  );
  const read = { requestId: sent.$id, secret: sent.secret };
  assert.equal((await getRightsRequest(core, guest, read)).words, words);
  await assert.rejects(
    getRightsRequest(core, guest, { ...read, secret: 'another' }),
    refused('rights_request_unknown'),
  );
  const answer = { requestId: sent.$id, version: 1, outcome: 'done', reason: '', answer: 'Erased.' } as const;
  await answerRequest(core, admin, answer);
  const contested = await contestAnswer(core, guest, { ...read, words: 'It is still there, I think.' });
  assert.equal(contested.state, 'contested');
  const emails = (await postedEmails(core)).filter((one) => 'requestId' in one && one.requestId === sent.$id);
  const prepared = await Promise.all(emails.map((one) => prepareEmail(core, one)));
  for (const one of prepared) assert.equal(one?.to, email);
  assert.equal(emails.length, 3);
});

test('before the code all addresses get the same; after it that of an account reads “Sign in” alone', async () => {
  const { account } = await member(core, { password: null });
  const begun = [await begin(account.email), await begin(freshEmail('guest'))] as const;
  assert.deepEqual(Object.keys(begun[0]), Object.keys(begun[1]));
  const letters = (await postedEmails(core))
    .map(({ letter }) => letter)
    .filter((one) => one === 'rights-code');
  assert.equal(letters.length >= 2, true);
  await assert.rejects(finish(account.email, begun[0]), refused('rights_sign_in'));
  await assert.rejects(finish(account.email, begun[0]), refused('rights_sign_in'));
  const { rows } = await sql`select from rights_requests where id = ${begun[0].$id}`.execute(core.db);
  assert.equal(rows.length, 0);
});

test('another spelling of an account’s mailbox is an account’s address too', async () => {
  const email = freshEmail('guest').replace('@example.org', '@gmail.com');
  await member(core, { email, password: null });
  const spelled = email.replace('.', '');
  assert.notEqual(spelled, email);
  const { rows } = await sql<{ same: boolean }>`select delivered <> email as same from accounts
    where email = ${email}`.execute(core.db);
  assert.equal(rows.length, 1);
  await assert.rejects(finish(spelled, await begin(spelled)), refused('rights_sign_in'));
});

test('a complaint signed out is taken from an account’s address as well, and belongs to the account’s data', async () => {
  const { account } = await member(core, { password: null });
  const sent = await finish(account.email, await begin(account.email, 'complaint'));
  assert.match(sent.number, /^R-/);
  const rule = rightsData.rights_requests;
  assert.ok(rule && rule !== 'names no one' && typeof rule.exported === 'function');
  const exported = (await rule.exported(core, account)) as { number: string }[];
  assert.deepEqual(
    exported.map(({ number }) => number),
    [sent.number],
  );
});

test('a wrong code sends nothing, and a request without the code is gone after a day', async () => {
  const email = freshEmail('guest');
  const { $id: requestId, secret } = await begin(email);
  const right = await mailedCode(core, email, 'report');
  const code = right === '000000' ? '111111' : '000000';
  await assert.rejects(
    finishGuestRequest(core, { requestId, secret, code, device }),
    refused('user_invalid_token'),
  );
  await sql`update guest_rights_requests set created_at = now() - interval '25 hours' where id = ${requestId}`.execute(
    core.db,
  );
  await rightsScheduledJobs.find(({ name }) => name === 'rights:forget-unproven')?.run(core);
  await assert.rejects(
    finishGuestRequest(core, { requestId, secret, code: right, device }),
    refused('rights_request_unknown'),
  );
});

test('one address sends five requests a day', async () => {
  const email = freshEmail('guest');
  for (let at = 0; at < 5; at++) await begin(email);
  await assert.rejects(begin(email), refused('rights_too_many'));
});
