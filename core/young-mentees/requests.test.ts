import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo, freshEmail } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { questionBack, reviewAnswer, reviewQuestion } from '#tests/written-reviews/reviews.ts';
import {
  agreedChild,
  agreedRequest,
  askedRequest,
  childName,
  newChild,
  newYoungMentor,
  sentRequest,
  switchOn,
  visit,
  youngAsking,
} from '#tests/young-mentees/young.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { admitEmails } from '../ground/email-caps.ts';
import type { Cause } from '../ground/emails.ts';
import { newId } from '../ground/ids.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { answerReview } from '../written-reviews/answer-review.ts';
import { askForReview } from '../written-reviews/ask-for-review.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { listReviews } from '../written-reviews/list-reviews.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { askBackYoung } from './ask-back-young.ts';
import { askYoung } from './ask-young.ts';
import { endYoung } from './end-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { listYoungMentors } from './list-young-mentors.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const stateOf = async (id: string) =>
  (await core.db.selectFrom('young_requests').select('state').where('id', '=', id).executeTakeFirst())?.state;
const reviewStateOf = async (id: string) =>
  (await core.db.selectFrom('written_reviews').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;
const all = { list: 'waiting', after: '' } as const;

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));

test('while the switch is off, a member under 18 reads when it opens, and the guardian cannot agree', async () => {
  const { child, link } = await newChild(core);
  await visit(core, link);
  await refuses('opens_later', () => listYoungMentors(core, child, {}));
  await refuses('opens_later', () => askYoung(core, child, youngAsking({ id: 'no-one' })));
  await refuses('opens_later', () => setGuardianYes(core, { ...link, confirmed: true }));
});

test('nothing is asked before the guardian’s yes, and of no mentor without an approval', async () => {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  const { child, link } = await newChild(core);
  await refuses('young_yes_missing', () => askYoung(core, child, youngAsking(mentor)));
  await refuses('young_visit_missing', () => setGuardianYes(core, { ...link, confirmed: true }));
  await visit(core, link);
  await setGuardianYes(core, { ...link, confirmed: true });
  await sql`update young_mentors set state = 'waiting' where account_id = ${mentor.id}`.execute(core.db);
  await refuses('young_mentor_closed', () => askYoung(core, child, youngAsking(mentor)));
});

test('a request is with the guardian first, and its mentor sees none of it', async () => {
  const { id, mentor, child } = await askedRequest(core);
  assert.equal(await stateOf(id), 'with_guardian');
  assert.deepEqual((await listReviews(core, mentor, all)).reviews, []);
  assert.equal((await askYoung(core, child, youngAsking(mentor))).id, id);
  await refuses('mentoring_moved', () => sendYoung(core, child, id));
});

test('a topic in the words of a Hindi page is stored as the list of skills names it', async () => {
  await switchOn(core);
  const [mentor, { child }] = [await newYoungMentor(core), await agreedChild(core)];
  const asked = { ...youngAsking(mentor), topic: 'वेल्डिंग' };
  const { id, topic } = await askYoung(core, child, asked);
  assert.equal(topic, 'Welding');
  for (const same of [asked, { ...asked, topic }]) assert.equal((await askYoung(core, child, same)).id, id);
});

test('the guardian reads the question behind link and code alone, in the browser of the code', async () => {
  const { link } = await askedRequest(core);
  const [own] = (await getGuardianMentoring(core, link)).requests;
  assert.equal(own?.question, reviewQuestion);
  const elsewhere = await getGuardianMentoring(core, { ...link, browser: 'another' });
  assert.deepEqual([elsewhere.isReading, elsewhere.requests], [false, []]);
  await refuses('guardian_request_not_found', () => getGuardianMentoring(core, { ...link, secret: 'wrong' }));
});

test('a mentor for members with a mark alone is neither found nor asked, and no hidden link is taken', async () => {
  const [mentor, { child }] = [await newYoungMentor(core), await agreedChild(core)];
  const hidden = { ...youngAsking(mentor), links: ['https://bit.ly/abc'] };
  await refuses('mentoring_links', () => askYoung(core, child, hidden));
  await sql`update mentors set said = said || '{"whoMayAsk": "marked"}' where account_id = ${mentor.id}`.execute(
    core.db,
  );
  await refuses('young_mentor_closed', () => askYoung(core, child, youngAsking(mentor)));
  const { mentors } = await listYoungMentors(core, child, {});
  assert.ok(!mentors.some(({ id }) => id === mentor.id));
});

test('a block ends what a pair has ahead, and the guardian is told', async () => {
  const waiting = await askedRequest(core);
  const sent = await sentRequest(core);
  for (const { mentor, child } of [waiting, sent]) await block(core, child, { personId: mentor.id });
  await runReactions(core);
  await settleYoung(core);
  assert.deepEqual([await stateOf(waiting.id), await reviewStateOf(sent.reviewId)], ['released', 'released']);
  const { rows } = await sql`select from jobs where payload ->> 'letter' = 'guardian-mentoring'
    and payload ->> 'accountId' = ${waiting.child.id} and payload ->> 'what' = 'released'`.execute(core.db);
  assert.equal(rows.length, 1);
});

test('a no of the guardian ends a request, and so does silence of seven days', async () => {
  const refusedOne = await askedRequest(core);
  await answerYoungAsGuardian(core, { ...refusedOne.link, youngId: refusedOne.id, confirmed: false });
  assert.equal(await stateOf(refusedOne.id), 'refused');
  const silent = await askedRequest(core);
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${silent.id}`.execute(
    core.db,
  );
  await refuses('mentoring_late', () =>
    answerYoungAsGuardian(core, { ...silent.link, youngId: silent.id, confirmed: true }),
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal(await stateOf(silent.id), 'lapsed');
});

test('from asking to the answer back both sides use the review, and the guardian reads all of it', async () => {
  const { id, mentor, child, link, reviewId } = await sentRequest(core);
  await acceptReview(core, mentor, reviewId);
  await answerReview(core, mentor, { reviewId, text: reviewAnswer });
  const asked = await askBackYoung(core, child, { requestId: id, text: questionBack });
  assert.equal(asked.review?.answer?.text, reviewAnswer);
  const [read] = (await getGuardianMentoring(core, link)).requests;
  assert.deepEqual([read?.answer?.text, read?.questionBack?.text], [reviewAnswer, questionBack]);
});

test('the mentor reads the first name and "under 18", and nothing else of the mentee', async () => {
  const { child, mentor, reviewId } = await sentRequest(core);
  const shown = await getReview(core, mentor, reviewId);
  assert.deepEqual([shown.isYoung, shown.person?.name, shown.person?.id], [true, 'Isha', '']);
  const [row] = (await listReviews(core, mentor, all)).reviews;
  assert.deepEqual([row?.isYoung, row?.person], [true, { id: '', name: 'Isha' }]);
  const said = JSON.stringify([shown, row]);
  assert.ok(![childName, 'Deshpande', child.id, child.account.email].some((word) => said.includes(word)));
});

test('a withdrawn yes cancels what is ahead at once, by the link alone', async () => {
  const waiting = await askedRequest(core);
  const sent = await sentRequest(core);
  for (const { link } of [waiting, sent])
    await setGuardianYes(core, { ...link, browser: '', confirmed: false });
  assert.equal(await stateOf(waiting.id), 'released');
  assert.equal(await reviewStateOf(sent.reviewId), 'released');
});

test('a yes, a mark or an approval that ends between form and submit refuses each side', async () => {
  const end = {
    yes: (made: { child: { id: string } }) =>
      sql`update guardian_mentoring set withdrawn_at = now() where account_id = ${made.child.id}`,
    mark: (made: { mentor: { id: string } }) =>
      sql`delete from verifications where account_id = ${made.mentor.id}`,
    approval: (made: { mentor: { id: string } }) =>
      sql`update young_mentors set approved_until = now() where account_id = ${made.mentor.id}`,
  };
  for (const how of ['yes', 'mark', 'approval'] as const) {
    const agreed = await agreedRequest(core);
    await end[how](agreed).execute(core.db);
    const code = how === 'yes' ? 'young_yes_missing' : 'young_mentor_closed';
    await refuses(code, () => sendYoung(core, agreed.child, agreed.id));
    const sent = await sentRequest(core);
    await end[how](sent).execute(core.db);
    await refuses('mentoring_not_available', () => acceptReview(core, sent.mentor, sent.reviewId));
    await refuses(code, () => endYoung(core, sent.child, sent.id));
    await settleYoung(core);
    assert.equal(await reviewStateOf(sent.reviewId), 'released');
    assert.equal(await stateOf(agreed.id), 'released');
  }
});

test('switched off again, everything ahead is cancelled and each call refuses', async () => {
  const sent = await sentRequest(core);
  await switchOn(core, false);
  await refuses('opens_later', () => getYoungRequest(core, sent.child, sent.id));
  await refuses('mentoring_not_available', () => acceptReview(core, sent.mentor, sent.reviewId));
  await settleYoung(core);
  assert.equal(await reviewStateOf(sent.reviewId), 'released');
  await switchOn(core);
});

test('on the 18th birthday the review goes on between two adults, and no request waits any more', async () => {
  const sent = await sentRequest(core);
  const waiting = await askedRequest(core);
  for (const { child } of [sent, waiting])
    await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await settleYoung(core);
  assert.equal(await stateOf(waiting.id), 'released');
  await acceptReview(core, sent.mentor, sent.reviewId);
  const shown = await getReview(core, sent.mentor, sent.reviewId);
  assert.equal(shown.isYoung, false);
});

test('no document reaches a member under 18, and no adult call lets one in', async () => {
  const { child, mentor, reviewId } = await sentRequest(core);
  await acceptReview(core, mentor, reviewId);
  const brought = { name: 'a.pdf', mime_type: 'application/pdf', size: 1, storage_key: 'k', checksum: '' };
  await refuses('written_review_picture', () =>
    answerReview(core, mentor, { reviewId, text: reviewAnswer, brought }),
  );
  const other = await newYoungMentor(core);
  await refuses('opens_later', () => askForReview(core, child, { ...youngAsking(other), projectSlug: '' }));
});

test('three requests wait at most, with the guardian or a mentor', async () => {
  const { child } = await agreedChild(core);
  for (let at = 0; at < 3; at++) await askYoung(core, child, youngAsking(await newYoungMentor(core)));
  const fourth = await newYoungMentor(core);
  await refuses('mentoring_requests_many', () => askYoung(core, child, youngAsking(fourth)));
});

test('a request that was agreed to and not sent lapses after 14 days', async () => {
  const { id, child } = await agreedRequest(core);
  await sql`update young_requests set send_until = now() where id = ${id}`.execute(core.db);
  await refuses('mentoring_moved', () => sendYoung(core, child, id));
  await settleYoung(core);
  assert.equal(await stateOf(id), 'lapsed');
});

test('of ten sendings at once, one review begins', async () => {
  const { id, child, mentor } = await agreedRequest(core);
  await Promise.all(Array.from({ length: 10 }, () => sendYoung(core, child, id)));
  assert.equal((await listReviews(core, mentor, all)).reviews.length, 1);
});

test('members under 18 find approved mentors alone, and an approval that lacks something ends', async () => {
  const [open, unapproved, unmarked] = [
    await newYoungMentor(core),
    await newYoungMentor(core),
    await newYoungMentor(core),
  ];
  await sql`update young_mentors set state = 'references' where account_id = ${unapproved.id}`.execute(
    core.db,
  );
  await sql`delete from verifications where account_id = ${unmarked.id}`.execute(core.db);
  const { child } = await agreedChild(core);
  const { mentors } = await listYoungMentors(core, child, {});
  const found = mentors.map(({ id }) => id);
  assert.deepEqual(
    [open, unapproved, unmarked].map(({ id }) => found.includes(id)),
    [true, false, false],
  );
  await settleYoung(core);
  const { rows } = await sql<{ state: string }>`select state from young_mentors
    where account_id in (${open.id}, ${unmarked.id}) order by state`.execute(core.db);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['approved', 'ended'],
  );
});

test('the emails about requests leave room in the guardian’s mailbox for the code by which they read', async () => {
  const { child } = await askedRequest(core);
  const { rows } = await sql<{ cause: Cause }>`select payload ->> 'cause' as cause from jobs
    where payload ->> 'letter' = 'guardian-mentoring' and payload ->> 'accountId' = ${child.id}`.execute(
    core.db,
  );
  assert.equal(rows.length, 1);
  const [to, admit] = [freshEmail('guardian'), admitEmails(core)];
  const cause = rows[0]?.cause ?? 'product';
  const many = Array.from({ length: 20 }, () => admit({ id: newId(), to, cause, isCode: false }));
  assert.equal((await Promise.all(many)).filter((one) => one === 'leaves').length, 10);
  assert.equal(await admit({ id: newId(), to, cause: 'known browser', isCode: true }), 'leaves');
});
