import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, sessionBetween } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { completeProject, publishedProject } from '#tests/projects/published-project.ts';
import {
  answerBackText,
  askingFor,
  newFile,
  newMentee,
  newReviewer,
  questionBack,
  reviewAnswer,
  reviewBetween,
} from '#tests/written-reviews/reviews.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { askMentor } from '../mentoring/ask-mentor.ts';
import { extendTurn } from '../today/extend-turn.ts';
import { listTurns } from '../today/list-turns.ts';
import { acceptReview } from './accept-review.ts';
import { answerBack } from './answer-back.ts';
import { answerReview } from './answer-review.ts';
import { askBack } from './ask-back.ts';
import { askForReview } from './ask-for-review.ts';
import { cancelReview } from './cancel-review.ts';
import { declineReview } from './decline-review.ts';
import { getReview } from './get-review.ts';
import { getReviewOffer } from './get-review-offer.ts';
import { listReviews } from './list-reviews.ts';
import { openReviewFile } from './open-review-file.ts';
import { withdrawReview } from './withdraw-review.ts';

const core = await freshCore();
await keepBeating(core);

const hoursUntil = (at: string) => (Date.parse(at) - Date.now()) / 3_600_000;
const codes = (done: PromiseSettledResult<unknown>[]) =>
  done.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof Refusal ? [one.reason.code] : [],
  );
const loose = async () => (await sql`select from unclaimed_bytes`.execute(core.db)).rows.length;

/** As a form sends it: files to which nothing refers are dropped. */
async function askWith(mentee: Member, mentor: Member, count: number, links: string[] = []) {
  const brought = await Promise.all(Array.from({ length: count }, () => newFile(core)));
  try {
    return await askForReview(core, mentee, { ...askingFor(mentor), links, brought });
  } finally {
    await removeBytes(
      core,
      brought.map((file) => file.storage_key),
    );
  }
}

test('a review goes from the request over yes, answer, question back and its answer to both readers', async () => {
  const [mentor, mentee] = [await newReviewer(core, { answerDays: 3 }), await newMentee(core)];
  const asked = await askWith(mentee, mentor, 2, ['https://example.com/plan']);
  assert.deepEqual([asked.state, asked.files.length, asked.links[0]?.host], ['asked', 2, 'example.com']);
  const due = hoursUntil(asked.dueAt);
  assert.ok(due > 47.9 && due <= 60, String(due));
  const reviewId = asked.id;
  await assert.rejects(acceptReview(core, mentee, reviewId), refused('mentoring_moved'));
  const accepted = await acceptReview(core, mentor, reviewId);
  assert.ok(hoursUntil(accepted.dueAt) > 71.9 && hoursUntil(accepted.dueAt) <= 84, accepted.dueAt);
  await acceptReview(core, mentor, reviewId);
  const file = await newFile(core, 'remarks.pdf');
  const answered = await answerReview(core, mentor, { reviewId, text: reviewAnswer, brought: file });
  assert.deepEqual([answered.state, answered.answerFile?.name], ['answered', 'remarks.pdf']);
  const again = await answerReview(core, mentor, { reviewId, text: reviewAnswer });
  assert.equal(again.answer?.at, answered.answer?.at);
  await assert.rejects(
    answerBack(core, mentor, { reviewId, text: answerBackText }),
    refused('mentoring_moved'),
  );
  await assert.rejects(askBack(core, mentor, { reviewId, text: questionBack }), refused('mentoring_moved'));
  const back = await askBack(core, mentee, { reviewId, text: questionBack });
  assert.deepEqual([back.isOwnTurn, back.can.askBack], [false, false]);
  await askBack(core, mentee, { reviewId, text: questionBack });
  await assert.rejects(
    askBack(core, mentee, { reviewId, text: 'Another question of mine.' }),
    refused('mentoring_moved'),
  );
  await answerBack(core, mentor, { reviewId, text: answerBackText });
  const read = await getReview(core, mentee, reviewId);
  assert.deepEqual(
    [read.answer?.text, read.questionBack?.text, read.answerBack?.text, read.state],
    [reviewAnswer, questionBack, answerBackText, 'answered'],
  );
  const opened = await openReviewFile(core, mentee, read.answerFile?.id ?? '');
  assert.match(await text(await opened.read()), /^%PDF/);
  const stranger = await newMentee(core);
  await assert.rejects(getReview(core, stranger, reviewId), refused('written_review_unknown'));
  await assert.rejects(
    openReviewFile(core, stranger, read.files[0]?.id ?? ''),
    refused('written_review_unknown'),
  );
});

test('a topic in the words of a Hindi page is stored as the list of skills names it', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const asked = await askForReview(core, mentee, { ...askingFor(mentor), topic: 'वेल्डिंग' });
  assert.equal(asked.topic, 'Welding');
});

test('of ten members the last free review goes to one, and the others read that all are taken', async () => {
  const mentor = await newReviewer(core, { open: 1 });
  const mentees = await Promise.all(Array.from({ length: 10 }, () => newMentee(core)));
  const before = await loose();
  const done = await Promise.allSettled(mentees.map((mentee) => askWith(mentee, mentor, 1)));
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.deepEqual(codes(done), Array(9).fill('written_reviews_full'));
  assert.equal(await loose(), before, 'nothing stays of the files of the others');
});

test('a review is free again once it is declined, and the mentor reads how many are', async () => {
  const mentor = await newReviewer(core, { open: 1 });
  const { id, mentee } = await reviewBetween(core, { mentor });
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  assert.equal((await getReviewOffer(core, mentee, handle)).free, 0);
  await declineReview(core, mentor, { reviewId: id, reason: 'no_time', words: 'In May.' });
  assert.equal((await getReviewOffer(core, mentee, handle)).free, 1);
  const read = await getReview(core, mentee, id);
  assert.deepEqual([read.state, read.reason, read.words], ['declined', 'no_time', 'In May.']);
});

test('a yes against a withdrawal has one winner', async () => {
  const { id, mentor, mentee } = await reviewBetween(core, {});
  const done = await Promise.allSettled([acceptReview(core, mentor, id), withdrawReview(core, mentee, id)]);
  assert.deepEqual(codes(done), ['mentoring_moved']);
  const { state } = await getReview(core, mentee, id);
  assert.equal(state, done[0]?.status === 'fulfilled' ? 'accepted' : 'withdrawn');
});

test('reviews and sessions share the limits of a mentee', async () => {
  const mentee = await newMentee(core);
  const { mentor } = await reviewBetween(core, { mentee });
  await assert.rejects(askMentor(core, mentee, asking(mentor)), refused('mentoring_request_waits'));
  const other = await newReviewer(core);
  await assert.rejects(askMentor(core, mentee, asking(other)), refused('mentoring_requests_many'));
  await assert.rejects(askForReview(core, mentee, askingFor(other)), refused('mentoring_requests_many'));
  const marked = await newMentee(core);
  await markAs(core, marked, 'founder');
  await sessionBetween(core, { mentee: marked });
  await reviewBetween(core, { mentee: marked });
  await reviewBetween(core, { mentee: marked });
  await assert.rejects(askForReview(core, marked, askingFor(other)), refused('mentoring_requests_many'));
});

test('after a withdrawal a mentor is asked again two days later, after a decline 30 days later', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const ended = (state: 'withdrawn' | 'declined', days: number) =>
    reviewBetween(core, { mentor, mentee }, { state, ended_at: new Date(Date.now() - days * 86_400_000) });
  const { id } = await ended('withdrawn', 1);
  await assert.rejects(askForReview(core, mentee, askingFor(mentor)), refused('mentoring_asked_lately'));
  await assert.rejects(askMentor(core, mentee, asking(mentor)), refused('mentoring_asked_lately'));
  await sql`update written_reviews set state = 'declined', ended_at = now() - interval '29 days' where id = ${id}`.execute(
    core.db,
  );
  await assert.rejects(askForReview(core, mentee, askingFor(mentor)), refused('mentoring_asked_lately'));
  await sql`update written_reviews set ended_at = now() - interval '31 days' where id = ${id}`.execute(
    core.db,
  );
  assert.equal((await askForReview(core, mentee, askingFor(mentor))).state, 'asked');
});

test('the same request at once three times is one request', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const sent = await Promise.all([1, 2, 3].map(() => askWith(mentee, mentor, 1)));
  assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
  assert.equal(sent[0]?.files.length, 1);
});

test('a repeated request with another file or link is no repeat: no file is dropped in silence', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  await askWith(mentee, mentor, 1);
  const ask = (brought: CopiedFile[], links: string[] = []) =>
    askForReview(core, mentee, { ...askingFor(mentor), links, brought });
  await assert.rejects(ask([await newFile(core, 'another.pdf')]), refused('mentoring_request_waits'));
  await assert.rejects(ask([], ['https://example.com/new']), refused('mentoring_request_waits'));
});

test('a pitch offers nothing, and a document may speak of an offer', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const question = `${askingFor(mentor).question} We offer ₹20 lakh for 5% of the company.`;
  const ask = (work: 'pitch' | 'document') =>
    askForReview(core, mentee, { ...askingFor(mentor), work, question });
  await assert.rejects(ask('pitch'), refused('written_review_offer'));
  assert.equal((await ask('document')).state, 'asked');
});

test('a repeated answer with a new file is no repeat, and the same file again changes nothing', async () => {
  const { id: reviewId, mentor } = await reviewBetween(core, {}, { state: 'accepted' });
  const answer = async (name: string) =>
    answerReview(core, mentor, { reviewId, text: reviewAnswer, brought: await newFile(core, name) });
  const { answerFile } = await answer('remarks.pdf');
  assert.deepEqual((await answer('remarks.pdf')).answerFile, answerFile);
  await assert.rejects(answer('other.pdf'), refused('mentoring_moved'));
});

test('a request brings a file, a link or an own project, three files and links at most, and fits the offer', async () => {
  const [mentor, mentee] = [await newReviewer(core, { of: ['document'] }), await newMentee(core)];
  const asked = { ...askingFor(mentor), links: [] };
  await assert.rejects(askForReview(core, mentee, asked), refused('written_review_empty'));
  await assert.rejects(
    askForReview(core, mentee, { ...asked, links: ['javascript:alert(1)'] }),
    refused('mentoring_links'),
  );
  const two = ['https://example.com/1', 'https://example.com/2'];
  await assert.rejects(askWith(mentee, mentor, 2, two), refused('mentoring_attachments_many'));
  await assert.rejects(
    askForReview(core, mentee, { ...askingFor(mentor), work: 'pitch' }),
    refused('written_review_work'),
  );
  await assert.rejects(askForReview(core, mentor, askingFor(mentor)), refused('mentoring_own_page'));
  const foreign = await publishedProject(core, await newMentee(core));
  await assert.rejects(
    askForReview(core, mentee, { ...asked, projectSlug: foreign }),
    refused('written_review_empty'),
  );
  const draft = await completeProject(core, mentee);
  await assert.rejects(
    askForReview(core, mentee, { ...asked, projectSlug: draft }),
    refused('written_review_empty'),
  );
  const projectSlug = await publishedProject(core, mentee);
  const one = await askForReview(core, mentee, { ...asked, projectSlug });
  assert.equal(one.project?.slug, projectSlug);
});

test('a page without reviews, a paused page and one for marked members refuse a request', async () => {
  const mentee = await newMentee(core);
  const mentor = await newReviewer(core);
  const set = (said: object, state = 'open', pause = '') =>
    sql`update mentors set said = said || ${JSON.stringify(said)}::jsonb, state = ${state}, pause = ${pause}
      where account_id = ${mentor.id}`.execute(core.db);
  const rejects = (code: Parameters<typeof refused>[0]) =>
    assert.rejects(askForReview(core, mentee, askingFor(mentor)), refused(code));
  await set({ whoMayAsk: 'marked' });
  await rejects('mentoring_marks_only');
  await set({ whoMayAsk: 'all' }, 'paused', 'own');
  await rejects('mentoring_not_open');
  await set({ review: null });
  await rejects('mentoring_not_open');
});

test('the mentor takes up to seven more days once, with a reason that the mentee reads', async () => {
  const { id, mentor, mentee } = await reviewBetween(core, {}, { state: 'accepted' });
  const before = await getReview(core, mentor, id);
  const more = { turnId: before.turnId, days: 7, reason: 'Two of the prices need a call.' };
  await assert.rejects(extendTurn(core, mentor, { ...more, days: 8 }), refused('clock_extension_too_long'));
  await extendTurn(core, mentor, more);
  const read = await getReview(core, mentee, id);
  assert.deepEqual(read.moreTime, { days: 7, reason: more.reason });
  assert.ok(hoursUntil(read.dueAt) - hoursUntil(before.dueAt) > 167);
  assert.equal((await getReview(core, mentor, id)).turnId, '');
  await assert.rejects(extendTurn(core, mentor, { ...more, days: 2 }), refused('clock_already_extended'));
});

test('either side cancels an accepted review before the answer, and not after it', async () => {
  const said = { reason: 'other_duty', words: '' } as const;
  for (const side of ['mentor', 'mentee'] as const) {
    const made = await reviewBetween(core, {}, { state: 'accepted' });
    const one = await cancelReview(core, made[side], { reviewId: made.id, ...said });
    assert.deepEqual([one.state, one.endedBy, one.dueAt], ['cancelled', side, '']);
  }
  const { id, mentor } = await reviewBetween(core, {}, { state: 'answered' });
  await assert.rejects(cancelReview(core, mentor, { reviewId: id, ...said }), refused('mentoring_moved'));
});

test('Today and the lists name each review on both sides, and the page of each', async () => {
  const { id, mentor, mentee } = await reviewBetween(core, {});
  const turns = async (who: Member) => {
    const { mine, others } = await listTurns(core, who);
    return [...mine, ...others].map(({ kind, slug }) => [kind, slug]);
  };
  for (const who of [mentor, mentee])
    assert.deepEqual(await turns(who), [['mentoring_answer', `reviews/${id}`]]);
  assert.equal((await listTurns(core, mentor)).mine[0]?.person, mentee.account.name);
  await acceptReview(core, mentor, id);
  assert.deepEqual(await turns(mentor), [['review_due', '']]);
  const listed = async (who: Member, list: 'waiting' | 'ahead' | 'past') =>
    (await listReviews(core, who, { list, after: '' })).reviews.map((one) => [one.id, one.isOwnTurn]);
  assert.deepEqual(await listed(mentor, 'ahead'), [[id, true]]);
  assert.deepEqual(await listed(mentee, 'ahead'), [[id, false]]);
  assert.deepEqual(await listed(mentee, 'waiting'), []);
});

test('a list goes on behind its twentieth review', async () => {
  const mentee = await newMentee(core);
  const mentor = await newReviewer(core);
  for (let at = 0; at < 21; at++)
    await reviewBetween(
      core,
      { mentor, mentee },
      { state: 'closed', asked_at: new Date(Date.now() - at * 1000), ended_at: new Date() },
    );
  const first = await listReviews(core, mentee, { list: 'past', after: '' });
  const rest = await listReviews(core, mentee, { list: 'past', after: first.next });
  assert.deepEqual([first.reviews.length, rest.reviews.length, rest.next], [20, 1, '']);
  assert.ok(!first.reviews.some(({ id }) => id === rest.reviews[0]?.id));
  await assert.rejects(
    listReviews(core, mentee, { list: 'past', after: 'nonsense' }),
    refused('general_cursor_not_found'),
  );
});
