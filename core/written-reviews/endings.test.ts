import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason, said } from '#tests/cases/cases.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentor, sessionBetween } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import {
  newMentee,
  newReviewer,
  questionBack,
  reviewAnswer,
  reviewBetween,
  reviewWithFile,
  topic,
} from '#tests/written-reviews/reviews.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { block } from '../blocks/block.ts';
import { decideCase } from '../cases/decide-case.ts';
import { openCase } from '../cases/open-case.ts';
import { report } from '../cases/report.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { countFigures } from '../mentoring/count-figures.ts';
import { mentorFigures } from '../mentoring/mentor-figures.ts';
import { closeMentor } from '../mentors/close-mentor.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { revokeVerification } from '../verifications/revoke.ts';
import { acceptReview } from './accept-review.ts';
import { answerReview } from './answer-review.ts';
import { askBack } from './ask-back.ts';
import { closeReviews } from './close-reviews.ts';
import { forgetReviews } from './forget-reviews.ts';
import { getReview } from './get-review.ts';
import { listOtherReviewers } from './list-other-reviewers.ts';

const { core, admin, caseOf } = await caseWorld();
await keepBeating(core);

type Made = Awaited<ReturnType<typeof reviewBetween>>;
const stateOf = async (id: string) =>
  (await core.db.selectFrom('written_reviews').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;
const filesOf = async (id: string) =>
  (await sql`select from written_review_files where review_id = ${id}`.execute(core.db)).rows.length;

async function letLapse(...ids: string[]) {
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = any(${ids}::text[])`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
}

test('ten servers let a request lapse once, and its mentee reads mentors with a free review', async () => {
  const { id, mentor, mentee } = await reviewBetween(core, {});
  const free = await newReviewer(core);
  const taken = await newReviewer(core, { open: 1 });
  await reviewBetween(core, { mentor: taken });
  await newReviewer(core, { of: ['pitch'] });
  await newMentor(core);
  for (const who of [mentor, free, taken])
    await sql`update mentors set said = jsonb_set(said, '{topics}', ${JSON.stringify([topic])}::jsonb) where account_id = ${who.id}`.execute(
      core.db,
    );
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${id}`.execute(core.db);
  await Promise.all(Array.from({ length: 10 }, () => lapseDueDeadlines(core)));
  await runReactions(core);
  assert.equal(await stateOf(id), 'lapsed');
  const { rows } =
    await sql`select from events where name = 'writtenReviews.lapsed' and subject ->> 'reviewId' = ${id}`.execute(
      core.db,
    );
  assert.equal(rows.length, 1);
  const { mentors } = await listOtherReviewers(core, mentee, id);
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', free.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    mentors.map((one) => one.handle),
    [handle],
  );
  await assert.rejects(acceptReview(core, mentor, id), refused('mentoring_late'));
});

test('a late answer lapses the review, and the third lapse of any kind pauses the page', async () => {
  const mentor = await newReviewer(core);
  const late = await reviewBetween(core, { mentor }, { state: 'accepted' });
  const session = await sessionBetween(core, { mentor });
  await letLapse(late.id, session.id);
  assert.equal(await stateOf(late.id), 'lapsed');
  await assert.rejects(
    answerReview(core, mentor, { reviewId: late.id, text: reviewAnswer }),
    refused('mentoring_late'),
  );
  const page = () =>
    core.db
      .selectFrom('mentors')
      .select(['state', 'pause'])
      .where('account_id', '=', mentor.id)
      .executeTakeFirst();
  assert.deepEqual(await page(), { state: 'open', pause: '' });
  await letLapse((await reviewBetween(core, { mentor })).id);
  assert.deepEqual(await page(), { state: 'paused', pause: 'lapses' });
});

test('a review closes a week after the answer, or a week after a question back, answered or not', async () => {
  const over = { closes_at: new Date(Date.now() - 1000) };
  const unasked = await reviewBetween(core, {}, { state: 'answered', ...over });
  const ahead = await reviewBetween(core, {}, { state: 'answered' });
  const back = { question_back: questionBack, asked_back_at: new Date(), ...over };
  const waits = await reviewBetween(core, {}, { state: 'answered', ...back });
  const told = await reviewBetween(
    core,
    {},
    { state: 'answered', ...back, answer_back: 'Yes.', answered_back_at: new Date() },
  );
  await Promise.all([closeReviews(core), closeReviews(core)]);
  const states = () => Promise.all([unasked, ahead, waits, told].map(({ id }) => stateOf(id)));
  assert.deepEqual(await states(), ['answered', 'answered', 'answered', 'closed']);
  await letLapse(unasked.id, waits.id);
  assert.deepEqual(await states(), ['closed', 'answered', 'closed', 'closed']);
});

test('the days to ask back are a deadline: a downtime moves it, and the page shows the moved one', async () => {
  const { id, mentor, mentee } = await reviewBetween(core, {}, { state: 'accepted' });
  await answerReview(core, mentor, { reviewId: id, text: reviewAnswer });
  const moved = new Date(Date.now() + 9 * 86_400_000);
  await sql`update clocks set due_at = ${moved} where subject_id = ${id} and ended_at is null`.execute(
    core.db,
  );
  await sql`update written_reviews set closes_at = now() - interval '1 day' where id = ${id}`.execute(
    core.db,
  );
  await closeReviews(core);
  const seen = await getReview(core, mentee, id);
  assert.deepEqual([seen.state, seen.can.askBack], ['answered', true]);
  assert.equal(new Date(seen.closesAt).getTime(), moved.getTime());
  await sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${id} and ended_at is null`.execute(
    core.db,
  );
  const asked = { reviewId: id, text: questionBack };
  await assert.rejects(askBack(core, mentee, asked), refused('mentoring_late'));
  await letLapse(id);
  await assert.rejects(askBack(core, mentee, asked), refused('mentoring_moved'));
});

test('a block ends what is open, and an answer stays for both', async () => {
  const [mentor, mentee] = [await newReviewer(core, { open: 5 }), await newMentee(core)];
  const made = [];
  for (const state of ['asked', 'accepted', 'answered'] as const)
    made.push(await reviewBetween(core, { mentor, mentee }, { state }));
  const other = await reviewBetween(core, { mentor });
  await block(core, mentee, { personId: mentor.id });
  await runReactions(core);
  assert.deepEqual(await Promise.all([...made, other].map(({ id }) => stateOf(id))), [
    'released',
    'released',
    'closed',
    'asked',
  ]);
  const kept = await getReview(core, mentee, made[2]?.id ?? '');
  assert.equal(kept.answer?.text, reviewAnswer);
  const { rows } = await sql`
    select from clocks where ended_at is null and subject_id = any(${made.map(({ id }) => id)}::text[])`.execute(
    core.db,
  );
  assert.equal(rows.length, 0, 'no one owes a step');
});

test('a page that closes ends requests alone, and one that is removed everything', async () => {
  const mentor = await newReviewer(core);
  const asked = await reviewBetween(core, { mentor });
  const accepted = await reviewBetween(core, { mentor }, { state: 'accepted' });
  await closeMentor(core, mentor);
  await runReactions(core);
  assert.deepEqual([await stateOf(asked.id), await stateOf(accepted.id)], ['released', 'accepted']);
  await core.db.transaction().execute(async (tx) => {
    await record(tx, { name: 'mentors.removed', accountId: null, subject: { mentorId: mentor.id } });
  });
  await runReactions(core);
  assert.equal(await stateOf(accepted.id), 'released');
});

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);

test('files are deleted 30 days after the end, and a review 24 months after the last of its pair', async () => {
  const { id, mentee, mentor } = await reviewWithFile(core, {});
  const ended = (ago: string) =>
    sql`update written_reviews set state = 'closed', ended_at = now() - ${ago}::interval where id = ${id}`.execute(
      core.db,
    );
  await ended('29 days 23 hours');
  await forgetReviews(core);
  assert.equal(await filesOf(id), 1);
  await ended('30 days 1 minute');
  await Promise.all([forgetReviews(core), forgetReviews(core)]);
  assert.equal(await filesOf(id), 0);
  await ended('25 months');
  const later = await reviewBetween(core, { mentor, mentee }, { state: 'closed', ended_at: new Date() });
  await forgetReviews(core);
  assert.equal(await stateOf(id), 'closed', 'a later review keeps it');
  await core.db.deleteFrom('written_reviews').where('id', '=', later.id).execute();
  await forgetReviews(core);
  assert.equal(await stateOf(id), undefined);
});

test('a review of an erased member goes 24 months after its own end', async () => {
  const old = { state: 'closed', ended_at: monthsAgo(25) } as const;
  const [gone, kept] = [await reviewBetween(core, {}, old), await reviewBetween(core, {}, old)];
  const young = await reviewBetween(core, { mentor: gone.mentor }, { state: 'closed', ended_at: new Date() });
  await reviewBetween(core, kept, { state: 'closed', ended_at: new Date() });
  await sql`update written_reviews set mentee_id = null where id in (${gone.id}, ${young.id})`.execute(
    core.db,
  );
  await forgetReviews(core);
  assert.deepEqual(await Promise.all([gone, young, kept].map(({ id }) => stateOf(id))), [
    undefined,
    'closed',
    'closed',
  ]);
});

test('the export of each side has the review and its files', async () => {
  const { id, mentor, mentee } = await reviewWithFile(core, {});
  for (const who of [mentor, mentee]) {
    const names: string[] = [];
    for await (const { name, content } of collectOwnData(core, who)) {
      names.push(name);
      if (content !== null && typeof content === 'object' && 'resume' in content) content.resume();
    }
    assert.ok(names.includes(`written-reviews/${id}/mentee 1 plan.pdf`));
    assert.ok(names.includes('written_reviews.json'));
  }
});

test('a suspension, an account that leaves and a revoked mark end what is open', async () => {
  const made = [];
  for (let at = 0; at < 3; at++) made.push(await reviewBetween(core, {}, { state: 'accepted' }));
  const [suspended, leaving, revoked] = made as [Made, Made, Made];
  await report(core, suspended.mentee, {
    reportedKind: 'written_review',
    reportedId: suspended.id,
    ...said,
  });
  const caseId = await caseOf(`${suspended.id} mentor`);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'suspend', days: 7, reason });
  await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${leaving.mentee.id}`.execute(
    core.db,
  );
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'accounts.leaving', accountId: leaving.mentee.id, subject: {} }));
  await markAs(core, revoked.mentor);
  const { id: verificationId, version } = await core.db
    .selectFrom('verifications')
    .select(['id', 'version'])
    .where('account_id', '=', revoked.mentor.id)
    .executeTakeFirstOrThrow();
  await revokeVerification(core, admin, { verificationId, version, reason });
  await runReactions(core);
  assert.deepEqual(await Promise.all(made.map(({ id }) => stateOf(id))), [
    'released',
    'released',
    'released',
  ]);
});

const erase = (who: Member) =>
  core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, who.id);
    if (account) await removeAccount(tx, account);
  });

test('with an account its own words and files go, and those of the other side stay', async () => {
  const ofMentee = await reviewWithFile(core, {});
  await erase(ofMentee.mentee);
  const left = await getReview(core, ofMentee.mentor, ofMentee.id);
  assert.deepEqual([left.state, left.person, left.question.text, left.files], ['released', null, '', []]);
  const ofMentor = await reviewBetween(core, {}, { state: 'answered' });
  await erase(ofMentor.mentor);
  const kept = await getReview(core, ofMentor.mentee, ofMentor.id);
  assert.deepEqual([kept.state, kept.answer?.text], ['closed', '']);
  assert.notEqual(kept.question.text, '');
});

test('each side reports the other one, and the case seals what both read', async () => {
  const { id, mentor, mentee } = await reviewBetween(
    core,
    {},
    { state: 'answered', question_back: questionBack, asked_back_at: new Date() },
  );
  await report(core, mentee, { reportedKind: 'written_review', reportedId: id, ...said });
  const opened = await openCase(core, admin, await caseOf(`${id} mentor`));
  assert.deepEqual(
    opened.people.map(({ $id }) => $id),
    [mentor.id],
  );
  const sealed = JSON.stringify(opened);
  assert.ok(sealed.includes(reviewAnswer) && sealed.includes(questionBack));
  await assert.rejects(
    report(core, await newMentee(core), { reportedKind: 'written_review', reportedId: id, ...said }),
    Error,
  );
});

test('the first answer to a request for a review counts in the figures of its mentor', async () => {
  const mentor = await newReviewer(core, { open: 5 });
  for (let at = 0; at < 5; at++) await acceptReview(core, mentor, (await reviewBetween(core, { mentor })).id);
  await countFigures(core);
  const figures = (await mentorFigures(core.db, [mentor.id])).get(mentor.id);
  assert.deepEqual(figures, { answers: { usualDays: 1, inTime: 100 }, sessions: null });
});
