import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld } from '#tests/cases/cases.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { newReviewer, reviewAnswer, reviewQuestion, topic } from '#tests/written-reviews/reviews.ts';
import { waitingMentor } from '#tests/young-mentees/things.ts';
import { sentRequest, switchOn } from '#tests/young-mentees/young.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { report } from '../cases/report.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { codeOf } from '../ground/secrets.ts';
import { countFigures } from '../mentoring/count-figures.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { answerReview } from '../written-reviews/answer-review.ts';
import { answerYoungReference } from './answer-young-reference.ts';
import { applyForYoung } from './apply-for-young.ts';
import { decideYoungMentor } from './decide-young-mentor.ts';
import { endOwnYoungMentor } from './end-own-young-mentor.ts';
import { forgetYoung } from './forget-young.ts';
import { getOwnYoungMentor } from './get-own-young-mentor.ts';
import { getYoungReference } from './get-young-reference.ts';
import { listDeskYoung } from './list-desk-young.ts';
import { mailYoungStatementCode } from './mail-young-statement-code.ts';
import { referenceSecret } from './reference-secret.ts';
import { settleYoung } from './settle-young.ts';
import { showDeskYoungMentor } from './show-desk-young-mentor.ts';
import { endApproval } from './steps/end-approval.ts';
import { switchYoung } from './switch-young.ts';

const { core, admin } = await caseWorld();
await keepBeating(core);

const text = 'I have worked with Sharada for six years, and my own children learn bookkeeping from her.';
const references = [
  { name: 'Ravi Shah', email: 'ravi@example.org' },
  { name: 'Ama Boateng', email: 'ama@example.org' },
] as const;
const decision = { reason: '', sawCertificate: true };
const reviewStateOf = async (id: string) =>
  (await core.db.selectFrom('written_reviews').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

async function newestCode(accountId: string): Promise<string> {
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return codeOf(core.key, id);
}

async function applied() {
  const mentor = await newReviewer(core);
  await markAs(core, mentor);
  await mailYoungStatementCode(core, mentor);
  await applyForYoung(core, mentor, { code: await newestCode(mentor.id), agrees: true, references });
  return mentor;
}

async function linksOf({ id: mentorId }: Pick<Member, 'id'>) {
  const rows = await core.db
    .selectFrom('young_mentor_references')
    .select('id')
    .where('account_id', '=', mentorId)
    .execute();
  return rows.map(({ id }) => ({ id, secret: referenceSecret(core, id) }));
}

async function recommended() {
  const mentor = await applied();
  for (const link of await linksOf(mentor))
    await answerYoungReference(core, { ...link, recommends: true, text });
  return mentor;
}

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));

test('a mentor signs with the mailed code, and needs an own page, a mark and two other mailboxes', async () => {
  const mentor = await newReviewer(core);
  await refuses('young_lacks', () => mailYoungStatementCode(core, mentor));
  await markAs(core, mentor);
  await mailYoungStatementCode(core, mentor);
  const sent = { code: await newestCode(mentor.id), agrees: true, references };
  await refuses('young_statement_missing', () => applyForYoung(core, mentor, { ...sent, agrees: false }));
  const own = { name: 'Me', email: mentor.account.email };
  await refuses('young_references_alike', () =>
    applyForYoung(core, mentor, { ...sent, references: [own, references[1]] }),
  );
  await sql`update verifications set email = 'me@company.example' where account_id = ${mentor.id}`.execute(
    core.db,
  );
  const ofMark = { name: 'Me', email: 'me+other@company.example' };
  await refuses('young_references_alike', () =>
    applyForYoung(core, mentor, { ...sent, references: [ofMark, references[1]] }),
  );
  await refuses('user_invalid_token', () => applyForYoung(core, mentor, { ...sent, code: '000000' }));
  assert.equal((await applyForYoung(core, mentor, sent)).state, 'references');
  await refuses('young_applied', () => mailYoungStatementCode(core, mentor));
});

test('a reference answers once by the link alone, and the second answer brings it to the desk', async () => {
  const mentor = await applied();
  const [first, second] = await linksOf(mentor);
  assert.ok(first && second);
  await refuses('young_reference_unknown', () =>
    getYoungReference(core, { ...first, secret: second.secret }),
  );
  await answerYoungReference(core, { ...first, recommends: true, text });
  await answerYoungReference(core, { ...first, recommends: false, text });
  assert.equal((await getOwnYoungMentor(core.db, mentor.id)).state, 'references');
  await answerYoungReference(core, { ...second, recommends: true, text });
  const shown = await showDeskYoungMentor(core.db, admin, mentor.id);
  assert.deepEqual([shown.state, shown.can.approve, shown.dueAt !== ''], ['waiting', true, true]);
  assert.deepEqual(
    shown.references.map(({ recommends }) => recommends),
    [true, true],
  );
});

test('an administrator approves for 12 months after two recommendations, and a no has a reason', async () => {
  const silent = await applied();
  await sql`update young_mentor_references set expires_at = now() where account_id = ${silent.id}`.execute(
    core.db,
  );
  await settleYoung(core);
  await refuses('young_references_missing', () =>
    decideYoungMentor(core, admin, { mentorId: silent.id, verdict: 'approved', ...decision }),
  );
  await refuses('young_reason_missing', () =>
    decideYoungMentor(core, admin, { mentorId: silent.id, verdict: 'declined', ...decision }),
  );
  const mentor = await recommended();
  const shown = await decideYoungMentor(core, admin, {
    mentorId: mentor.id,
    verdict: 'approved',
    ...decision,
  });
  assert.deepEqual([shown.state, shown.sawCertificate], ['approved', true]);
  assert.ok(Date.parse(shown.until) > Date.now() + 360 * 86_400_000);
  await sql`update young_mentors set approved_until = now() where account_id = ${mentor.id}`.execute(core.db);
  await settleYoung(core);
  assert.equal((await getOwnYoungMentor(core.db, mentor.id)).state, 'ended');
});

test('a new signature hides no earlier answer from the desk, and counts none', async () => {
  const mentor = await applied();
  const [first, second] = await linksOf(mentor);
  assert.ok(first && second);
  await answerYoungReference(core, { ...first, recommends: false, text });
  await answerYoungReference(core, { ...second, recommends: true, text });
  await endOwnYoungMentor(core, mentor);
  await mailYoungStatementCode(core, mentor);
  await applyForYoung(core, mentor, { code: await newestCode(mentor.id), agrees: true, references });
  const answered = new Set([first.id, second.id]);
  const fresh = (await linksOf(mentor)).filter(({ id }) => !answered.has(id));
  await answerYoungReference(core, { ...(fresh[0] ?? first), recommends: true, text });
  await sql`update young_mentors set state = 'waiting' where account_id = ${mentor.id}`.execute(core.db);
  const shown = await showDeskYoungMentor(core.db, admin, mentor.id);
  assert.deepEqual(
    shown.references.map(({ isEarlier, recommends }) => [isEarlier, recommends]),
    [
      [true, false],
      [true, true],
      [false, true],
      [false, null],
    ],
  );
  assert.equal(shown.can.approve, false);
  await refuses('young_references_missing', () =>
    decideYoungMentor(core, admin, { mentorId: mentor.id, verdict: 'approved', ...decision }),
  );
  assert.equal((await getOwnYoungMentor(core.db, mentor.id)).references.length, 2);
});

test('references are erased 30 days after their answer', async () => {
  const mentor = await recommended();
  await sql`update young_mentor_references set answered_at = now() - interval '31 days'
    where account_id = ${mentor.id}`.execute(core.db);
  await forgetYoung(core);
  assert.deepEqual(await linksOf(mentor), []);
});

test('the log says who switched mentoring under 18, and switching it off cancels everything ahead', async () => {
  const { reviewId } = await sentRequest(core);
  await switchYoung(core, admin, false);
  assert.equal(await reviewStateOf(reviewId), 'released');
  const shown = await switchYoung(core, admin, true);
  assert.deepEqual([shown.isOn, shown.changedBy], [true, admin.account.name]);
  const { rows } = await sql<{ action: string }>`
    select action from admin_actions where action like 'young_mentoring.%' order by id`.execute(core.db);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['young_mentoring.switched_off', 'young_mentoring.switched_on'],
  );
});

test('a report of harm to a minor pauses the mentor for members under 18 at once', async () => {
  const { child, mentor, reviewId } = await sentRequest(core);
  await report(core, child, {
    reportedKind: 'written_review',
    reportedId: reviewId,
    concern: 'child',
    words: 'They asked me to meet.',
  });
  await runReactions(core);
  const own = await getOwnYoungMentor(core.db, mentor.id);
  assert.deepEqual([own.state, own.how, own.can.end, own.can.apply], ['paused', 'reported', false, false]);
  assert.equal((await endOwnYoungMentor(core, mentor)).state, 'paused');
  const desk = await listDeskYoung(core, admin, 'waiting');
  const listed = desk.mentors.find(({ id }) => id === mentor.id);
  assert.notEqual(listed?.dueAt ?? '', '');
  assert.equal((await showDeskYoungMentor(core.db, admin, mentor.id)).isReported, true);
  await settleYoung(core);
  assert.equal(await reviewStateOf(reviewId), 'released');
});

test('a report while references are asked neither pauses nor spares a mentor the references', async () => {
  const mentor = await newReviewer(core);
  await markAs(core, mentor);
  await waitingMentor(core, mentor.id);
  await core.db.transaction().execute((tx) => endApproval(tx, mentor.id, { how: 'reported' }));
  assert.equal((await getOwnYoungMentor(core.db, mentor.id)).state, 'references');
  await sql`update young_mentors set state = 'paused' where account_id = ${mentor.id}`.execute(core.db);
  const approving = { mentorId: mentor.id, verdict: 'approved', reason: '', sawCertificate: false } as const;
  await refuses('young_references_missing', () => decideYoungMentor(core, admin, approving));
});

test('a mentor who closes the page to members under 18 ends what is ahead with them', async () => {
  const { mentor, reviewId } = await sentRequest(core);
  assert.equal((await endOwnYoungMentor(core, mentor)).state, 'ended');
  assert.equal(await reviewStateOf(reviewId), 'released');
});

test('only erased words of members under 18 stay sealed', async () => {
  await switchOn(core);
  const { child, mentor, reviewId } = await sentRequest(core);
  await acceptReview(core, mentor, reviewId);
  await answerReview(core, mentor, { reviewId, text: reviewAnswer });
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, child.id);
    if (account) await removeAccount(tx, account);
  });
  const sealed = await core.db
    .selectFrom('young_sealed_words')
    .select(['part', 'words', 'mentee_id'])
    .where('review_id', '=', reviewId)
    .orderBy('part')
    .execute();
  assert.deepEqual(sealed, [
    { part: 'links', words: 'https://example.com/plan', mentee_id: child.id },
    { part: 'question', words: reviewQuestion, mentee_id: child.id },
    { part: 'topic', words: topic, mentee_id: child.id },
  ]);
  await sql`update young_sealed_words set sealed_at = now() - interval '13 months'`.execute(core.db);
  await forgetYoung(core);
  const left = await core.db.selectFrom('young_sealed_words').select('id').execute();
  assert.deepEqual(left, []);
});

test('answers to members under 18 count in no figure', async () => {
  const { mentor, reviewId } = await sentRequest(core);
  await acceptReview(core, mentor, reviewId);
  await countFigures(core);
  const figures = await core.db
    .selectFrom('mentoring_figures')
    .select('answers')
    .where('account_id', '=', mentor.id)
    .executeTakeFirst();
  assert.equal(figures?.answers ?? 0, 0);
});
