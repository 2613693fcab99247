import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { newReviewer } from '#tests/written-reviews/reviews.ts';
import {
  agreedRequest,
  askedRequest,
  newYoungMentor,
  sentRequest,
  switchOn,
} from '#tests/young-mentees/young.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { codeOf } from '../ground/secrets.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { extendTurn } from '../today/extend-turn.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { applyForYoung } from './apply-for-young.ts';
import { endYoung } from './end-young.ts';
import { mailYoungStatementCode } from './mail-young-statement-code.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);
await switchOn(core);

/** Runs all at once; each ends well or with a refusal, and never with an error of the database. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  for (const one of done)
    if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
  await runReactions(core);
  await settleYoung(core);
}

/** Reviews of the pair that go on, and requests that wait. */
async function openOf(menteeId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`select (
    select count(*)::int from written_reviews
    where mentee_id = ${menteeId} and state in ('asked', 'accepted', 'answered')
  ) + (
    select count(*)::int from young_requests where mentee_id = ${menteeId} and state in ('with_guardian', 'agreed')
  ) as open`.execute(core.db);
  return rows[0]?.open ?? -1;
}

test('a sending while the yes is withdrawn, or the switch goes off, leaves nothing open', async () => {
  const withdrawn = await agreedRequest(core);
  await atOnce([
    () => sendYoung(core, withdrawn.child, withdrawn.id),
    () => setGuardianYes(core, { ...withdrawn.link, browser: '', confirmed: false }),
  ]);
  assert.equal(await openOf(withdrawn.child.id), 0);
  const off = await agreedRequest(core);
  await atOnce([() => sendYoung(core, off.child, off.id), () => switchOn(core, false)]);
  assert.equal(await openOf(off.child.id), 0);
  await switchOn(core);
});

test('a sending or an answer of the guardian while one side is erased ends with a refusal', async () => {
  for (const side of ['child', 'mentor'] as const) {
    const [sending, asked, sent] = [
      await agreedRequest(core),
      await askedRequest(core),
      await sentRequest(core),
    ];
    await atOnce([
      () => sendYoung(core, sending.child, sending.id),
      () => eraseAccount(core, sending[side].id),
      () => answerYoungAsGuardian(core, { ...asked.link, youngId: asked.id, confirmed: true }),
      () => eraseAccount(core, asked[side].id),
      () => endYoung(core, sent.child, sent.id),
      () => eraseAccount(core, sent[side].id),
      () => settleYoung(core),
    ]);
    for (const { child } of [sending, asked, sent]) assert.equal(await openOf(child.id), 0);
  }
});

test('an approval that ends while its mentor is erased waits for the erasure, and so does the desk', async () => {
  for (const state of ['approved', 'references']) {
    const mentors = await Promise.all([1, 2, 3].map(() => newYoungMentor(core)));
    for (const { id } of mentors)
      await sql`update young_mentors set state = ${state}, approved_until = now()
        where account_id = ${id}`.execute(core.db);
    await atOnce([
      ...mentors.map(
        ({ id }) =>
          () =>
            eraseAccount(core, id),
      ),
      () => settleYoung(core),
    ]);
  }
});

test('of a form that is sent twenty-four times at once, one counts and none waits for a connection', async () => {
  const mentor = await newReviewer(core);
  await markAs(core, mentor);
  await mailYoungStatementCode(core, mentor);
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  const references = [
    { name: 'Ravi Shah', email: 'ravi@example.org' },
    { name: 'Ama Boateng', email: 'ama@example.org' },
  ] as const;
  const form = { code: codeOf(core.key, id), agrees: true, references };
  await atOnce(Array.from({ length: 24 }, () => () => applyForYoung(core, mentor, form)));
  const asked = await core.db
    .selectFrom('young_mentor_references')
    .select('id')
    .where('account_id', '=', mentor.id)
    .execute();
  assert.equal(asked.length, 2);
});

test('a member under 18 who is leaving sends nothing, and what waits ends', async () => {
  const { id, child } = await agreedRequest(core);
  await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${child.id}`.execute(
    core.db,
  );
  await assert.rejects(() => sendYoung(core, child, id), refused('young_yes_missing'));
  await settleYoung(core);
  assert.equal(await openOf(child.id), 0);
});

test('no reason for more time reaches a member under 18: no guardian would read it', async () => {
  const { mentor, reviewId } = await sentRequest(core);
  await acceptReview(core, mentor, reviewId);
  assert.equal((await getReview(core, mentor, reviewId)).turnId, '');
  const turn = (await listTurns(core, mentor)).mine.find(({ subjectId }) => subjectId === reviewId);
  assert.deepEqual([turn?.person, turn?.can.extend], ['Isha', false]);
  await assert.rejects(
    () => extendTurn(core, mentor, { turnId: turn?.$id ?? '', days: 3, reason: 'Write to me by email.' }),
    refused('clock_not_extendable'),
  );
});
