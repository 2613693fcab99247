import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { RefusalReason, RequestOutcome } from '#contract/rights/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { postedEmails, runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { prepareEmail } from '../collected/emails.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseOwnData } from '../ground/table-rule.ts';
import { answerRequest } from './answer-request.ts';
import { askRights } from './ask-rights.ts';
import { contestAnswer } from './contest-answer.ts';
import { getRightsRequest } from './get-rights-request.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { listRequests } from './list-requests.ts';
import { newNumber } from './new-number.ts';
import { openRequest } from './open-request.ts';
import { rightsScheduledJobs } from './scheduled.ts';
import { receiveRequest } from './steps/receive-request.ts';
import { takeRequest } from './take-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

const one = await administrator(await freshCore());
const { core, admin: other } = await administrator(one.core, 'other');
const { admin } = one;
/** With one administrator alone. */
const alone = one.core;
await keepBeating(core);

const words = 'My college is wrong: it is VNIT Nagpur.';
const contest = 'It still shows the former college.';
const dayMs = 86_400_000;

const asking = async (who?: Member, kind: 'correct' | 'content' = 'correct') => {
  const asker = who ?? (await member(core, { password: null }));
  return { asker, request: await askRights(core, asker, { kind, words }) };
};

type Given = { version?: number; outcome?: RequestOutcome; reason?: RefusalReason | ''; answer?: string };
const answering = (requestId: string, given: Given = {}, by: Member = admin, within = core) =>
  answerRequest(within, by, {
    requestId,
    version: 1,
    outcome: 'done',
    reason: '',
    answer: 'We have corrected it.',
    ...given,
  });

const emailsAbout = async (requestId: string) =>
  (await postedEmails(core)).filter((email) => 'requestId' in email && email.requestId === requestId);

test('a number is R- and 8 characters of 32 without look-alikes', async () => {
  const numbers = Array.from({ length: 2000 }, newNumber);
  for (const number of numbers) assert.match(number, /^R-[2-9A-HJ-NP-Z]{8}$/);
  assert.equal(new Set(numbers.join('').replaceAll('R-', '')).size, 32);
  const { request } = await asking();
  assert.match(request.number, /^R-[2-9A-HJ-NP-Z]{8}$/);
});

test('each answer is due in 15 days, about content in 7, owed by us', async () => {
  for (const [kind, days] of [
    ['correct', 15],
    ['content', 7],
  ] as const) {
    const { request } = await asking(undefined, kind);
    assert.equal(Date.parse(request.dueAt) - Date.parse(request.receivedAt), days * dayMs);
    const clock = await core.db
      .selectFrom('clocks')
      .select(['owed_by', 'state'])
      .where('subject_id', '=', request.$id)
      .executeTakeFirst();
    assert.deepEqual(clock, { owed_by: null, state: 'running' });
  }
});

test('a request is received, then in work, then answered, and its member reads each state', async () => {
  const { asker, request } = await asking();
  assert.equal(request.state, 'received');
  await takeRequest(core, admin, request.$id);
  const secret = '';
  const read = () => getRightsRequest(core, asker, { requestId: request.$id, secret });
  assert.equal((await read()).state, 'in_work');
  const refusal = { version: 2, outcome: 'refused', reason: 'not_wrong', answer: 'It is right.' } as const;
  await answering(request.$id, refusal);
  const { state, answer, dueAt, can } = await read();
  assert.deepEqual(
    [state, answer?.outcome, answer?.reason, answer?.words],
    ['answered', 'refused', 'not_wrong', 'It is right.'],
  );
  assert.deepEqual([dueAt, can.withdraw], ['', false]);
  assert.deepEqual(
    (await listOwnRequests(core, asker)).requests.map(({ number }) => number),
    [request.number],
  );
  const sent = (await emailsAbout(request.$id)).map(({ letter }) => letter);
  assert.deepEqual(sent, ['rights-received', 'rights-answered']);
});

test('a refusal without a reason is no answer, nor is a reason without a refusal', async () => {
  const { request } = await asking();
  for (const given of [{ outcome: 'refused' }, { reason: 'law' }] as const)
    await assert.rejects(answering(request.$id, given), refused('rights_reason_unfit'));
});

test('the same words sent ten times at once are one request', async () => {
  const asker = await member(core, { password: null });
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => askRights(core, asker, { kind: 'correct', words })),
  );
  assert.equal(new Set(sent.map(({ $id }) => $id)).size, 1);
});

test('of ten answers at once one counts, and the same one sent again changes nothing', async () => {
  const { request } = await asking();
  const given = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      answering(request.$id, { answer: `Answer ${at}` }, at % 2 ? admin : other),
    ),
  );
  const done = given.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  assert.equal(done.length, 1);
  for (const each of given)
    if (each.status === 'rejected') assert.ok(each.reason instanceof Refusal, String(each.reason));
  const { request: again } = await asking();
  await Promise.all(Array.from({ length: 5 }, () => answering(again.$id)));
  assert.equal((await emailsAbout(again.$id)).filter(({ letter }) => letter === 'rights-answered').length, 1);
});

test('a request is withdrawn or answered, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { asker, request } = await asking();
    const [withdrawn, answered] = await Promise.allSettled([
      withdrawRequest(core, asker, { requestId: request.$id, secret: '' }),
      answering(request.$id),
    ]);
    const outcomes = [withdrawn.status, answered.status].sort();
    assert.deepEqual(outcomes, ['fulfilled', 'rejected']);
    const row = await core.db
      .selectFrom('rights_requests')
      .select(['state', 'answered_at', 'withdrawn_at'])
      .where('id', '=', request.$id)
      .executeTakeFirstOrThrow();
    assert.equal((row.answered_at === null) !== (row.withdrawn_at === null), true, row.state);
  }
});

test('an answer is contested once, within 30 days, and other staff answer finally in 15 days', async () => {
  const { asker, request } = await asking();
  const requestId = request.$id;
  await assert.rejects(
    contestAnswer(core, asker, { requestId, words: contest, secret: '' }),
    refused('rights_not_contestable'),
  );
  await answering(requestId);
  const contested = await contestAnswer(core, asker, { requestId, words: contest, secret: '' });
  assert.deepEqual([contested.state, contested.isForOfficer], ['contested', false]);
  assert.equal(Date.parse(contested.dueAt) - Date.parse(contested.contestedAt), 15 * dayMs);
  assert.equal((await openRequest(core, admin, requestId)).bar, 'same_staff');
  await assert.rejects(answering(requestId, { version: 3 }), refused('rights_same_staff'));
  await answering(requestId, { version: 3, answer: 'Now it is right.' }, other);
  const read = await getRightsRequest(core, asker, { requestId, secret: '' });
  assert.deepEqual(
    [read.state, read.finalAnswer?.words, read.finalAnswer?.isByOfficer],
    ['final', 'Now it is right.', false],
  );
  const again = { requestId, words: 'Look at it a third time.', secret: '' };
  await assert.rejects(contestAnswer(core, asker, again), refused('rights_not_contestable'));
});

test('one second before 30 days an answer can be contested, one second after it cannot', async () => {
  for (const [seconds, isOpen] of [
    [-1, true],
    [1, false],
  ] as const) {
    const { asker, request } = await asking();
    await answering(request.$id);
    await sql`update rights_requests set answered_at = now() - interval '30 days' - make_interval(secs => ${seconds})
      where id = ${request.$id}`.execute(core.db);
    const contesting = contestAnswer(core, asker, { requestId: request.$id, words: contest, secret: '' });
    if (isOpen) assert.equal((await contesting).state, 'contested');
    else await assert.rejects(contesting, refused('rights_not_contestable'));
  }
});

test('without other staff the officer answers a contested request, and both pages say so', async () => {
  const { asker, request } = await asking();
  const requestId = request.$id;
  await answering(requestId, {}, admin, alone);
  const contested = await contestAnswer(alone, asker, { requestId, words: contest, secret: '' });
  assert.equal(contested.isForOfficer, true);
  const atDesk = await openRequest(alone, admin, requestId);
  assert.deepEqual([atDesk.bar, atDesk.isForOfficer, atDesk.can.answer], ['', true, true]);
  await answering(requestId, { version: 3 }, admin, alone);
  const read = await getRightsRequest(alone, asker, { requestId, secret: '' });
  assert.equal(read.finalAnswer?.isByOfficer, true);
});

test('an administrator does not answer their own request while there is another one', async () => {
  const { request } = await asking(admin);
  await assert.rejects(answering(request.$id), refused('rights_own'));
  await assert.rejects(takeRequest(core, admin, request.$id), refused('rights_own'));
  await answering(request.$id, {}, other);
});

test('staff answer no request that they sent as a nominee or guardian, nor one about themselves', async () => {
  const about = async (email: string, forAccountId: string) => {
    const id = newId();
    const asked = { id, kind: 'correct' as const, words, email, mailbox: mailboxOf(email), forAccountId };
    await core.db.transaction().execute((tx) => receiveRequest(tx, asked));
    return id;
  };
  const child = await member(core);
  const sent = await about(admin.account.email, child.id);
  const ofOwn = await about('daughter@example.org', admin.id);
  for (const id of [sent, ofOwn]) {
    await assert.rejects(answering(id), refused('rights_own'));
    await assert.rejects(takeRequest(core, admin, id), refused('rights_own'));
    assert.equal((await openRequest(core, admin, id)).bar, 'own');
    await answering(id, {}, other);
  }
});

test('a late request is the first at the desk, its member is told once, and the answer still counts', async () => {
  const [early, late] = [await asking(), await asking()];
  const requestId = late.request.$id;
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${requestId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  await lapseDueDeadlines(core);
  await runReactions(core);
  const { requests, late: count } = await listRequests(core, admin, { list: 'waiting', search: '' });
  assert.deepEqual([requests[0]?.$id, requests[0]?.isLate, count], [requestId, true, 1]);
  assert.ok(requests.some(({ $id, isLate }) => $id === early.request.$id && !isLate));
  const [email] = (await emailsAbout(requestId)).filter(({ letter }) => letter === 'rights-late');
  assert.equal((await emailsAbout(requestId)).filter(({ letter }) => letter === 'rights-late').length, 1);
  assert.ok(email && (await prepareEmail(core, email)));
  const read = await getRightsRequest(core, late.asker, { requestId, secret: '' });
  assert.deepEqual([read.isLate, read.dueAt !== ''], [true, true]);
  await answering(requestId);
  assert.equal(await prepareEmail(core, email), null, 'after the answer it is pointless');
  const open =
    await sql`select from clocks where subject_id = ${requestId} and (ended_at is null or is_late)`;
  assert.equal((await open.execute(core.db)).rows.length, 0);
});

test('others do not read a request, and its member reads it in every standing', async () => {
  const { asker, request } = await asking();
  const stranger = await member(core, { password: null });
  const requestId = request.$id;
  await assert.rejects(
    getRightsRequest(core, stranger, { requestId, secret: '' }),
    refused('rights_request_unknown'),
  );
  await setStanding(core, asker.id, standings.suspended);
  assert.equal((await getRightsRequest(core, asker, { requestId, secret: '' })).number, request.number);
});

test('a request ends three years after its answer: a second before it is there, a second after gone', async () => {
  const forget = rightsScheduledJobs.find(({ name }) => name === 'rights:forget-answered');
  for (const [seconds, isKept] of [
    [-5, true],
    [1, false],
  ] as const) {
    const { request } = await asking();
    await answering(request.$id);
    await sql`update rights_requests
      set answered_at = now() - interval '3 years' - make_interval(secs => ${seconds}) where id = ${request.$id}`.execute(
      core.db,
    );
    await forget?.run(core);
    const { rows } = await sql`select from rights_requests where id = ${request.$id}`.execute(core.db);
    assert.equal(rows.length === 1, isKept, `${seconds}`);
  }
});

test('the end of an account leaves the number and the outcome, without words and without the person', async () => {
  const [{ asker, request }, waiting] = [await asking(), await asking()];
  await answering(request.$id);
  await core.db.transaction().execute(async (tx) => {
    await eraseOwnData(tx, asker.account);
    await eraseOwnData(tx, waiting.asker.account);
  });
  const rows = await core.db
    .selectFrom('rights_requests')
    .select(['number', 'state', 'account_id', 'words', 'answer', 'outcome'])
    .where('id', 'in', [request.$id, waiting.request.$id])
    .orderBy('received_at')
    .execute();
  const gone = { account_id: null, words: '', answer: '' };
  assert.deepEqual(rows, [
    { number: request.number, state: 'answered', outcome: 'done', ...gone },
    { number: waiting.request.number, state: 'withdrawn', outcome: null, ...gone },
  ]);
  assert.equal((await openRequest(core, admin, request.$id)).by, '');
});

test('a member who asks what we hold is answered at once, and other staff look at it when it is contested', async () => {
  const asker = await member(core, { password: null });
  const request = await askRights(core, asker, { kind: 'see', words });
  assert.deepEqual([request.state, request.dueAt, request.answer?.words], ['answered', '', '']);
  assert.ok(request.contestUntil);
  const letters = (await emailsAbout(request.$id)).map(({ letter }) => letter);
  assert.deepEqual(letters, ['rights-answered']);
  const listed = async () =>
    (await listRequests(core, admin, { list: 'waiting', search: request.number })).requests;
  assert.deepEqual(await listed(), []);
  const again = await askRights(core, asker, { kind: 'see', words });
  assert.equal(again.$id, request.$id);
  await contestAnswer(core, asker, { requestId: request.$id, words: contest, secret: '' });
  assert.equal((await listed()).length, 1);
  await answering(request.$id, { version: 3 });
});
