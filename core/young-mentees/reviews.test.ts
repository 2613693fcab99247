import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { again, bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { pageTopic } from '#tests/mentoring/sessions.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { newReviewer, reviewAnswer } from '#tests/written-reviews/reviews.ts';
import {
  agreedChild,
  askedRequest,
  newChild,
  newYoungMentor,
  sentRequest,
  switchOn,
  youngAsking,
} from '#tests/young-mentees/young.ts';
import { inWriting, sentSession } from '#tests/young-mentees/young-sessions.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { sendReminders } from '../deadlines/send-reminders.ts';
import type { Cause } from '../ground/emails.ts';
import { confirmRequest } from '../mentoring/confirm-request.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { answerReview } from '../written-reviews/answer-review.ts';
import { declineReview } from '../written-reviews/decline-review.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { listReviews } from '../written-reviews/list-reviews.ts';
import { reportableReview } from '../written-reviews/reportable.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { askYoung } from './ask-young.ts';
import { guardianMentoring } from './emails/guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { listYoungMentors } from './list-young-mentors.ts';
import { sendYoung } from './send-young.ts';

const core = await freshCore();
await keepBeating(core);

test('the guardian is reminded twice in the seven days, and not once the answer is there', async () => {
  const waiting = await askedRequest(core);
  const answered = await askedRequest(core);
  await answerYoungAsGuardian(core, { ...answered.link, youngId: answered.id, confirmed: true });
  const remindersOf = async ({ child }: { child: { id: string } }) => {
    const { rows } = await sql<{ cause: Cause }>`select payload ->> 'cause' as cause from jobs
      where payload ->> 'letter' = 'guardian-mentoring' and payload ->> 'accountId' = ${child.id}
        and payload ->> 'what' = 'reminded'`.execute(core.db);
    return rows.map(({ cause }) => cause);
  };
  // Half and four fifths of the time, also where its end has moved out of a night.
  for (const hours of [108, 156]) {
    await sql`update clocks set began_at = began_at - make_interval(hours => ${hours}), due_at = due_at - make_interval(hours => ${hours}),
      next_notice_at = next_notice_at - make_interval(hours => ${hours})
      where subject_id in (${waiting.id}, ${answered.id})`.execute(core.db);
    await sendReminders(core);
    await runReactions(core);
    await sql`update clocks set began_at = began_at + make_interval(hours => ${hours}), due_at = due_at + make_interval(hours => ${hours}),
      next_notice_at = next_notice_at + make_interval(hours => ${hours})
      where subject_id = ${waiting.id}`.execute(core.db);
  }
  // That part of the mailbox which is not kept for codes.
  assert.deepEqual(await remindersOf(waiting), ['product to anybody', 'product to anybody']);
  assert.deepEqual(await remindersOf(answered), []);
  const needs = (made: typeof waiting) => ({ accountId: made.child.id, what: 'reminded' as const });
  assert.ok((await guardianMentoring.prepare(core, needs(waiting)))?.waitsUntil);
  assert.equal(await guardianMentoring.prepare(core, needs(answered)), null);
});

test('mentors for members under 18 are found by words, topic and language, twenty a page', async () => {
  await switchOn(core);
  const { child } = await newChild(core);
  const ids: string[] = [];
  for (let at = 0; at < 21; at++) ids.push((await newYoungMentor(core)).id);
  await sql`update mentors set said = said || '{"languages": ["sw"], "topics": ["Bookkeeping"]}'
    where account_id = any(${ids})`.execute(core.db);
  await sql`update mentors set said = said || '{"helpWith": "I know about bamboo."}' where account_id = ${ids[0]}`.execute(
    core.db,
  );
  const found = await listYoungMentors(core, child, { language: 'sw' });
  assert.deepEqual([found.mentors.length, found.total.count], [20, 21]);
  const rest = await listYoungMentors(core, child, { language: 'sw', after: found.next });
  assert.equal(new Set([...found.mentors, ...rest.mentors].map(({ id }) => id)).size, 21);
  assert.equal(rest.next, '');
  const named = await listYoungMentors(core, child, { search: 'bamboo', topic: 'bookkeeping' });
  assert.deepEqual(
    named.mentors.map(({ id }) => id),
    [ids[0]],
  );
  assert.equal((await listYoungMentors(core, child, { topic: 'Pottery' })).total.count, 0);
});

test('after a no of the mentor, three others who are open to members under 18 can be asked the same', async () => {
  const { id, child, mentor, reviewId } = await sentRequest(core);
  await sql`update young_requests set topic = ${pageTopic} where id = ${id}`.execute(core.db);
  assert.equal((await getYoungRequest(core, child, id)).others, null);
  const [closed, adultsOnly, ...open] = [
    await newYoungMentor(core),
    await newReviewer(core),
    await newYoungMentor(core),
    await newYoungMentor(core),
    await newYoungMentor(core),
    await newYoungMentor(core),
  ];
  await block(core, child, { personId: closed.id });
  await declineReview(core, mentor, { reviewId, reason: 'no_time', words: '' });
  await runReactions(core);
  const others = (await getYoungRequest(core, child, id)).others ?? [];
  assert.equal(others.length, 3);
  assert.ok(!others.some((one) => [mentor.id, closed.id, adultsOnly.id].includes(one.id)));
  assert.ok(open.length >= others.length);
  const next = await askYoung(core, child, { ...youngAsking({ id: others[0]?.id ?? '' }), topic: pageTopic });
  assert.deepEqual(
    [next.state, next.question],
    ['with_guardian', (await getYoungRequest(core, child, id)).question],
  );
});

test('a topic in the words of a Hindi page is stored as the list of skills names it', async () => {
  const { child } = await agreedChild(core);
  const asked = { ...youngAsking(await newYoungMentor(core)), topic: 'वेल्डिंग' };
  assert.equal((await askYoung(core, child, asked)).topic, 'Welding');
});

test('after the 18th birthday old reviews keep the first name alone, and one that goes on names the member', async () => {
  const [old, going] = [await sentRequest(core), await sentRequest(core)];
  await declineReview(core, old.mentor, { reviewId: old.reviewId, reason: 'no_time', words: '' });
  for (const { child } of [old, going]) await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await sql`update written_reviews set ended_at = now() - interval '3 days' where id = ${old.reviewId}`.execute(
    core.db,
  );
  const shown = await getReview(core, old.mentor, old.reviewId);
  assert.deepEqual([shown.isYoung, shown.person?.id, shown.person?.name], [true, '', 'Isha']);
  const { reviews } = await listReviews(core, old.mentor, { list: 'past', after: '' });
  assert.deepEqual([reviews[0]?.isYoung, reviews[0]?.person], [true, { id: '', name: 'Isha' }]);
  const reported = await reportableReview.find(core.db, old.mentor, old.reviewId);
  assert.equal(reported?.name, 'Isha');
  const adult = await again(core, old.child);
  assert.equal((await getReview(core, adult, old.reviewId)).isYoung, false);
  assert.equal((await getReview(core, going.mentor, going.reviewId)).isYoung, false);
});

test('a mentor with whom a question waits leads to it, and is not offered after a no of another', async () => {
  const [first, second] = [await newYoungMentor(core), await newYoungMentor(core)];
  const { child, link } = await agreedChild(core);
  const waiting = async () => {
    const { mentors } = await listYoungMentors(core, child, {});
    return mentors.flatMap(({ id, waitingId }) => (waitingId ? [[id, waitingId]] : []));
  };
  assert.deepEqual(await waiting(), []);
  const { id } = await askYoung(core, child, { ...youngAsking(first), topic: pageTopic });
  assert.deepEqual(await waiting(), [[first.id, id]]);
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: true });
  const { review } = await sendYoung(core, child, id);
  assert.deepEqual(await waiting(), [[first.id, id]]);
  await declineReview(core, first, { reviewId: review?.id ?? '', reason: 'no_time', words: '' });
  assert.deepEqual(await waiting(), []);
  const { id: other } = await askYoung(core, child, youngAsking(second));
  assert.deepEqual(await waiting(), [[second.id, other]]);
  const { others } = await getYoungRequest(core, child, id);
  assert.ok(others?.length && others.every((one) => one.id !== second.id));
});

test('after the 18th birthday a step of a review or session is notified once, as to all members', async () => {
  const [review, session] = [await sentRequest(core), await sentSession(core)];
  await acceptReview(core, review.mentor, review.reviewId);
  for (const { child } of [review, session])
    await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await runReactions(core);
  const kindsOf = async ({ id }: { id: string }, since: Date) =>
    (
      await core.db
        .selectFrom('notifications')
        .select('kind')
        .where('account_id', '=', id)
        .where('created_at', '>', since)
        .execute()
    ).map(({ kind }) => kind);
  const since = new Date();
  await answerReview(core, review.mentor, { reviewId: review.reviewId, text: reviewAnswer });
  await confirmRequest(core, session.mentor, { sessionId: session.sessionId, ...inWriting });
  await runReactions(core);
  assert.deepEqual(await kindsOf(review.child, since), ['written_review_answered']);
  assert.deepEqual(await kindsOf(session.child, since), ['mentoring_confirmed']);
});

test('Today names the mentee of a review under 18 by the first name to its mentor', async () => {
  const { mentor, reviewId } = await sentRequest(core);
  const people = async () => (await listTurns(core, mentor)).mine.map(({ kind, person }) => [kind, person]);
  assert.deepEqual(await people(), [['mentoring_answer', 'Isha']]);
  await acceptReview(core, mentor, reviewId);
  assert.deepEqual(await people(), [['review_due', 'Isha']]);
});
