import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { letWait } from '#tests/applications/applications.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { evenings, goodPage, helpWith, marked, openedMentor, slotsOfMentor } from '#tests/mentors/mentors.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { setVisibility } from '../people/set-visibility.ts';
import { askStillMentoring } from './ask-still-mentoring.ts';
import { closeMentor } from './close-mentor.ts';
import { decideReview } from './decide-review.ts';
import { findMentor } from './find-mentor.ts';
import { getOwnMentor } from './get-own-mentor.ts';
import { listReviews } from './list-reviews.ts';
import { openMentor } from './open-mentor.ts';
import { pauseMentor } from './pause-mentor.ts';
import { resumeMentors } from './resume-mentors.ts';
import { saveHours } from './save-hours.ts';
import { saveMentor } from './save-mentor.ts';
import { sayStillMentoring } from './say-still-mentoring.ts';
import { noteActivity } from './steps/end-still-asked.ts';
import { holdBack, showAgain } from './steps/hold-back.ts';

const core = await freshCore();
await keepBeating(core);
const someone = () => member(core, { password: null });
const write = (who: Member, version: number, changes: Partial<MentorSaid> = {}, promises = true) =>
  saveMentor(core, who, { version, promises, ...goodPage(changes) });
const seen = async (who: Member, handle: string) => findMentor(core, who, { handle, zone: '' });
const openTo = async ({ id }: Member) =>
  (await sql<{ open_to: string[] }>`select open_to from people where account_id = ${id}`.execute(core.db))
    .rows[0]?.open_to;

test('a member without a mark reads what is missing, and a student’s mark is not enough', async () => {
  const plain = await someone();
  assert.deepEqual((await getOwnMentor(core, plain)).lacks, ['mark', 'profile', 'kind']);
  await assert.rejects(write(plain, 0), refused('mentor_lacks_mark'));
  const { who } = await marked(core);
  await sql`update verifications set kind = 'student' where account_id = ${who.id}`.execute(core.db);
  await assert.rejects(write(who, 0), refused('mentor_lacks_mark'));
});

test('a page begins with the promise, opens when nothing is missing, and shows Mentor under open to', async () => {
  const [{ who, handle }, reader] = [await marked(core), await someone()];
  await assert.rejects(write(who, 0, {}, false), refused('mentor_promise_missing'));
  await assert.rejects(write(who, 0, { topics: ['No such skill at all'] }), refused('mentor_topic_unknown'));
  const draft = await write(who, 0, { topics: ['market research', 'Market Research'] });
  assert.deepEqual([draft.state, draft.said?.topics, draft.lacks], ['draft', ['Market Research'], ['hours']]);
  await assert.rejects(openMentor(core, who), refused('mentor_incomplete'));
  await assert.rejects(seen(reader, handle), refused('mentor_unknown'));
  await saveHours(core, who, { version: 0, ...evenings });
  const open = await openMentor(core, who);
  assert.equal(open.state, 'open');
  assert.ok(open.slots > 50 && open.nextSlot !== '');
  const page = await seen(reader, handle);
  assert.deepEqual([page.person.id, page.bar, page.can.ask, page.slots.length], [who.id, '', true, 3]);
  assert.deepEqual(page.zones, { mentor: 'Asia/Kolkata', reader: 'UTC' });
  assert.equal((await seen(who, handle)).bar, 'own');
  assert.deepEqual(await openTo(who), ['Mentor']);
  await closeMentor(core, who);
  assert.deepEqual([await openTo(who), await slotsOfMentor(core, who)], [[], []]);
});

test('a page that was written before there were written reviews offers none, and can be edited', async () => {
  const { who, handle } = await openedMentor(core);
  await sql`update mentors set said = said - 'review' where account_id = ${who.id}`.execute(core.db);
  assert.equal((await seen(await someone(), handle)).said.review, null);
  const { version, said } = await getOwnMentor(core, who);
  assert.equal(said?.review, null);
  assert.equal((await write(who, version, {})).version, version, 'the same texts change nothing');
});

test('a mentor for members with a mark tells all others why they cannot ask', async () => {
  const [{ handle }, { who: other }] = [
    await openedMentor(core, { page: { whoMayAsk: 'marked' } }),
    await marked(core),
  ];
  assert.equal((await seen(await someone(), handle)).bar, 'mark');
  assert.equal((await seen(other, handle)).bar, '');
});

test('an edit is based on a version, and the same edit twice is one', async () => {
  const { who } = await openedMentor(core);
  const { version } = await getOwnMentor(core, who);
  const texts = { bring: 'Your numbers.' };
  const edits = await Promise.all([1, 2, 3].map(() => write(who, version, texts)));
  assert.deepEqual(
    edits.map((one) => one.version),
    [version + 1, version + 1, version + 1],
  );
  await assert.rejects(write(who, version, { bring: 'Another text.' }), refused('conflict'));
});

test('a held change leaves the old text until an administrator approves it', async () => {
  const [{ who, handle }, reader, { core: desk, admin }] = [
    await openedMentor(core),
    await someone(),
    await administrator(core),
  ];
  const { version } = await getOwnMentor(core, who);
  const held = await write(who, version, { bring: 'Pay a registration fee of ₹500 to my UPI first.' });
  assert.ok(held.review && held.proposed?.bring);
  assert.equal((await seen(reader, handle)).said.bring, '');
  const { reviews } = await listReviews(desk, admin, { list: 'waiting' });
  const reviewId = reviews.at(-1)?.$id ?? '';
  const decide = (verdict: 'approved' | 'returned', reason = '') =>
    decideReview(desk, admin, { reviewId, version: held.version, verdict, reason });
  await assert.rejects(decide('returned', 'x'), refused('mentor_reason_missing'));
  await decide('returned', 'Mentors ask for no money.');
  await decide('returned', 'Mentors ask for no money.');
  const after = await getOwnMentor(core, who);
  assert.deepEqual([after.returnedFor, after.review], ['Mentors ask for no money.', null]);
  const free = await write(who, held.version, { bring: 'A page with your numbers.' });
  assert.deepEqual([free.proposed, free.returnedFor], [null, 'Mentors ask for no money.']);
  assert.equal((await seen(reader, handle)).said.bring, 'A page with your numbers.');
});

test('a first text that is held opens with its approval', async () => {
  const [{ who, handle }, { core: desk, admin }] = [await marked(core), await administrator(core)];
  await write(who, 0, { helpWith: `${helpWith} Call me on +91 98220 12345.` });
  await saveHours(core, who, { version: 0, ...evenings });
  const waiting = await openMentor(core, who);
  assert.deepEqual([waiting.state, waiting.review?.isLate], ['draft', false]);
  await openMentor(core, who);
  const { reviews, counts } = await listReviews(desk, admin, { list: 'waiting' });
  assert.equal(counts.waiting, reviews.length);
  const own = reviews.find((one) => one.opens)?.$id ?? '';
  await decideReview(desk, admin, {
    reviewId: own,
    version: waiting.version,
    verdict: 'approved',
    reason: '',
  });
  assert.equal((await getOwnMentor(core, who)).state, 'open');
  assert.ok(await seen(await someone(), handle));
});

test('a page pauses when its mark or visibility ends, and its mentor opens it when both are back', async () => {
  const { who, handle } = await openedMentor(core);
  await setVisibility(core, who, { visibility: 'hidden' });
  await runReactions(core);
  assert.deepEqual((await getOwnMentor(core, who)).pause, 'profile');
  await assert.rejects(openMentor(core, who), refused('mentor_incomplete'));
  await setVisibility(core, who, { visibility: 'members' });
  await openMentor(core, who);
  await sql`update verifications set expires_at = now() where account_id = ${who.id}`.execute(core.db);
  await setVisibility(core, who, { visibility: 'public' });
  await runReactions(core);
  const paused = await getOwnMentor(core, who);
  assert.deepEqual([paused.pause, paused.lacks, paused.slots], ['mark', ['mark'], 0]);
  assert.equal((await seen(await someone(), handle)).bar, 'paused');
});

test('a pause until a day ends after that day where the mentor is', async () => {
  const { who } = await openedMentor(core);
  await assert.rejects(pauseMentor(core, who, { until: '2020-01-01' }), refused('mentor_pause_day'));
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const paused = await pauseMentor(core, who, { until });
  assert.deepEqual(
    [paused.state, paused.pause, paused.pausedUntil, paused.slots],
    ['paused', 'own', until, 0],
  );
  await resumeMentors(core);
  assert.equal((await getOwnMentor(core, who)).state, 'paused');
  await sql`update mentors set paused_until = current_date - 2 where account_id = ${who.id}`.execute(core.db);
  await resumeMentors(core);
  assert.equal((await getOwnMentor(core, who)).state, 'open');
});

test('after 60 quiet days a mentor is asked once, a yes counts, and 7 days of silence pause the page', async () => {
  const [{ who: quiet }, { who: answering }, { who: active }] = [
    await openedMentor(core),
    await openedMentor(core),
    await openedMentor(core),
  ];
  const ids = [quiet.id, answering.id];
  await sql`update mentors set active_at = now() - interval '61 days' where account_id = any(${ids})`.execute(
    core.db,
  );
  await Promise.all([1, 2, 3].map(() => askStillMentoring(core)));
  assert.equal((await getOwnMentor(core, active)).answerBy, '');
  assert.notEqual((await getOwnMentor(core, quiet)).answerBy, '');
  assert.equal((await sayStillMentoring(core, answering)).answerBy, '');
  await core.db.transaction().execute((tx) => noteActivity(tx, active.id));
  await letWait(core, quiet.id, 9 * 24);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.deepEqual((await getOwnMentor(core, quiet)).pause, 'quiet');
  assert.equal((await getOwnMentor(core, answering)).state, 'open');
  assert.equal((await openMentor(core, quiet)).state, 'open');
});

test('a page that a case pauses stays paused and unread, whether its mentor closes it before or after', async () => {
  for (const closesFirst of [false, true]) {
    const [{ who, handle }, reader] = [await openedMentor(core), await someone()];
    assert.equal((await seen(reader, handle)).bar, '');
    if (closesFirst) await closeMentor(core, who);
    await core.db.transaction().execute((tx) => holdBack(tx, who.id));
    await assert.rejects(seen(reader, handle), refused('mentor_unknown'));
    await closeMentor(core, who);
    await assert.rejects(openMentor(core, who), refused('mentor_removed'));
    await core.db.transaction().execute((tx) => showAgain(tx, who.id));
    assert.equal((await openMentor(core, who)).state, 'open');
  }
});
