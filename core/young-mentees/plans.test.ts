import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { goal, planWith } from '#tests/mentorships/mentorships.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { childName, switchOn } from '#tests/young-mentees/young.ts';
import { agreedPlan, askedPlan, metChild, runningPlan, sentPlan } from '#tests/young-mentees/young-plans.ts';
import { confirmedSession } from '#tests/young-mentees/young-sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { agreeMentorship } from '../mentorships/agree-mentorship.ts';
import { bookSeries } from '../mentorships/book-series.ts';
import { counterMentorship } from '../mentorships/counter-mentorship.ts';
import { declineMentorship } from '../mentorships/decline-mentorship.ts';
import { endMentorship } from '../mentorships/end-mentorship.ts';
import { getMentorship } from '../mentorships/get-mentorship.ts';
import { getMentorshipTimes } from '../mentorships/get-mentorship-times.ts';
import { listMentorships } from '../mentorships/list-mentorships.ts';
import { moveOn } from '../mentorships/move-on.ts';
import { proposeMentorship } from '../mentorships/propose-mentorship.ts';
import { sayReached } from '../mentorships/say-reached.ts';
import { writeCheckIn } from '../mentorships/write-check-in.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { actInPlan, findOwnPlan } from './act-in-plan.ts';
import { askYoungPlan } from './ask-young-plan.ts';
import { bookYoungSessions } from './book-young-sessions.ts';
import { endYoung } from './end-young.ts';
import { forgetYoung } from './forget-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';
import { settleYoung } from './settle-young.ts';

const core = await freshCore();
await keepBeating(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const planStateOf = async (id: string) =>
  (await core.db.selectFrom('mentorships').select('state').where('id', '=', id).executeTakeFirst())?.state;
const stateOf = async (id: string) =>
  (await core.db.selectFrom('young_requests').select('state').where('id', '=', id).executeTakeFirst())?.state;
const grow = (id: string) => setStanding(core, id, { birth_date: bornYearsAgo(18) });
const endMark = (id: string) => sql`delete from verifications where account_id = ${id}`.execute(core.db);
const line = 'Two growers answered.';
const marks = [{ mark: 'on_track' as const, line }];

test('a plan is with the guardian first, unseen by the mentor, and the same plan again is the same request', async () => {
  const { id, metId, mentor, child, link } = await askedPlan(core);
  assert.equal((await askYoungPlan(core, child, { requestId: metId, plan: planWith() })).id, id);
  await refuses('mentoring_request_waits', () =>
    askYoungPlan(core, child, { requestId: metId, plan: planWith({ weeks: 6 }) }),
  );
  await refuses('mentoring_moved', () => sendYoung(core, child, id));
  assert.deepEqual((await listMentorships(core, mentor, { list: 'open', after: '' })).mentorships, []);
  const [shown] = (await getGuardianMentoring(core, link)).requests;
  assert.equal(shown?.plan?.goals[0]?.text, goal);
});

test('a plan needs a session that took place, at most 12 weeks and writing alone', async () => {
  const early = await confirmedSession(core);
  const offer = JSON.stringify({ mentorship: { weeks: 8, everyWeeks: 2, positions: 2 } });
  await sql`update mentors set said = said || ${offer}::jsonb where account_id = ${early.mentor.id}`.execute(
    core.db,
  );
  await refuses('mentorship_not_met', () =>
    askYoungPlan(core, early.child, { requestId: early.id, plan: planWith() }),
  );
  const { id: requestId, child } = await metChild(core);
  for (const plan of [
    planWith({ weeks: 13 }),
    ...(['link', 'phone', 'public'] as const).map((locationKind) => planWith({ locationKind })),
  ])
    await refuses('mentoring_moved', () => askYoungPlan(core, child, { requestId, plan }));
});

test('a plan is sent within 14 days after the yes, once', async () => {
  const late = await agreedPlan(core);
  await sql`update young_requests set send_until = now() where id = ${late.id}`.execute(core.db);
  await refuses('mentoring_moved', () => sendYoung(core, late.child, late.id));
  await settleYoung(core);
  assert.equal(await stateOf(late.id), 'lapsed');
  const { id, child, planId } = await sentPlan(core);
  assert.equal((await sendYoung(core, child, id)).mentorship?.id, planId);
  assert.equal((await getYoungRequest(core, child, id)).mentorship?.state, 'proposed');
});

test('the mentor reads the first name alone, and answers with yes or no but with no other plan', async () => {
  const { mentor, child, planId: mentorshipId } = await sentPlan(core);
  const shown = await getMentorship(core, mentor, mentorshipId);
  const { mentorships } = await listMentorships(core, mentor, { list: 'open', after: '' });
  assert.deepEqual([shown.isYoung, shown.person?.name, shown.can.counter], [true, 'Isha', false]);
  const said = JSON.stringify([shown, mentorships]);
  assert.ok(![childName, 'Deshpande', child.id, child.account.email].some((word) => said.includes(word)));
  await refuses('mentorship_young_counter', () =>
    counterMentorship(core, mentor, { mentorshipId, version: 1, plan: planWith({ weeks: 4 }) }),
  );
  await declineMentorship(core, mentor, { mentorshipId, reason: 'other_goals', words: 'Fewer growers.' });
  assert.equal(await planStateOf(mentorshipId), 'declined');
});

test('no mentor proposes a plan to a member under 18', async () => {
  const { mentor, sessionId } = await metChild(core);
  await refuses('mentoring_unknown', () => proposeMentorship(core, mentor, { sessionId, plan: planWith() }));
});

test('the mentee alone books sessions of a plan, each with a request and words that the guardian reads', async () => {
  const { id: requestId, mentor, child, planId: mentorshipId, link } = await runningPlan(core);
  const { startsAt } = await firstTime(mentorshipId, child);
  const written = { kind: 'written', location: '', caller: '' } as const;
  await refuses('mentorship_moved', () =>
    bookSeries(core, mentor, { mentorshipId, startsAt, count: 1, ...written }),
  );
  const booked = await bookYoungSessions(core, child, { requestId, startsAt, count: 2 });
  const again = await bookYoungSessions(core, child, { requestId, startsAt, count: 2 });
  const ids = (booked.mentorship?.sessions ?? []).map(({ id }) => id);
  assert.deepEqual(
    (again.mentorship?.sessions ?? []).map(({ id }) => id),
    ids,
  );
  assert.ok(ids.length > 0);
  const one = await getYoungRequest(core, child, ids[0] ?? '');
  assert.deepEqual(
    [one.session?.state, one.session?.location?.kind, one.planRequestId],
    ['confirmed', 'written', requestId],
  );
  const { requests } = await getGuardianMentoring(core, link);
  assert.equal(requests.filter(({ session }) => session?.state === 'confirmed').length, ids.length);
  await endMentorship(core, child, { mentorshipId, reason: 'reached', words: '' });
  assert.equal((await getYoungRequest(core, child, ids[0] ?? '')).session?.state, 'cancelled');
});

async function firstTime(mentorshipId: string, child: Parameters<typeof bookSeries>[1]) {
  const { times } = await getMentorshipTimes(core, child, { mentorshipId, startsAt: '', count: 1 });
  return { startsAt: times[0] ?? '' };
}

test('check-ins and outcomes go to both sides and to the guardian, and erased words stay sealed', async () => {
  const { id, mentor, child, planId: mentorshipId, link } = await runningPlan(core);
  await sql`update mentorships set next_check_in_at = now() where id = ${mentorshipId}`.execute(core.db);
  await moveOn(core);
  for (const who of [mentor, child]) await writeCheckIn(core, who, { mentorshipId, number: 1, marks });
  await actInPlan(core, child, id, (planId) =>
    endMentorship(core, child, { mentorshipId: planId, reason: 'reached', words: 'Thank you.' }),
  );
  for (const who of [mentor, child]) await sayReached(core, who, { mentorshipId, text: `${who.id} wrote` });
  const plan = (await getGuardianMentoring(core, link)).requests.find((one) => one.id === id)?.mentorship;
  assert.deepEqual([plan?.checkIns.length, plan?.reached.length, plan?.endWords], [2, 2, 'Thank you.']);
  await eraseAccount(core, child.id);
  const sealed = await core.db
    .selectFrom('young_sealed_words')
    .select(['part', 'words'])
    .where('mentorship_id', '=', mentorshipId)
    .execute();
  assert.deepEqual(sealed.map(({ part }) => part).toSorted(), ['goals', 'marks', 'text', 'topic', 'words']);
  assert.ok(sealed.some(({ words }) => words.includes(goal)));
});

test('the export has the plan as it was asked for, and sealed words of a plan go after 12 months', async () => {
  const { id, child, mentor, planId: mentorshipId } = await sentPlan(core);
  const said: string[] = [];
  for await (const { content } of collectOwnData(core, child)) said.push(String(content));
  assert.ok(said.join().includes(goal));
  await declineMentorship(core, mentor, { mentorshipId, reason: 'other_goals', words: 'Fewer growers.' });
  await eraseAccount(core, child.id);
  const countSealed = async () => {
    const found = await core.db
      .selectFrom('young_sealed_words')
      .select('part')
      .where('mentorship_id', '=', mentorshipId)
      .execute();
    return found.length;
  };
  await forgetYoung(core);
  assert.ok((await countSealed()) > 0);
  assert.equal(await stateOf(id), undefined);
  await sql`update young_sealed_words set sealed_at = sealed_at - interval '12 months 1 day'
    where mentorship_id = ${mentorshipId}`.execute(core.db);
  await forgetYoung(core);
  assert.equal(await countSealed(), 0);
});

test('the 18th birthday, a withdrawn yes or an ended mark between form and submit refuses each step', async () => {
  const grown = await metChild(core);
  await grow(grown.child.id);
  const fresh = { ...grown.child, standing: { ...grown.child.standing, age: 'adult' as const } };
  await refuses('young_adult', () => askYoungPlan(core, fresh, { requestId: grown.id, plan: planWith() }));
  const withdrawn = await agreedPlan(core);
  await sql`update guardian_mentoring set withdrawn_at = now() where account_id = ${withdrawn.child.id}`.execute(
    core.db,
  );
  await refuses('young_yes_missing', () => sendYoung(core, withdrawn.child, withdrawn.id));
  const unmarked = await runningPlan(core);
  await endMark(unmarked.mentor.id);
  const { child, mentor, id: requestId, planId: mentorshipId } = unmarked;
  await refuses('young_mentor_closed', () =>
    bookYoungSessions(core, child, { requestId, startsAt: '2030-01-01T10:00:00.000Z', count: 1 }),
  );
  await refuses('mentoring_not_available', () =>
    endMentorship(core, mentor, { mentorshipId, reason: 'no_time', words: '' }),
  );
});

test('a guardian who ends written mentoring while the mentor agrees leaves no plan that runs', async () => {
  const { mentor, child, link, planId: mentorshipId, id } = await sentPlan(core);
  await Promise.allSettled([
    agreeMentorship(core, mentor, { mentorshipId, version: 1 }),
    setGuardianYes(core, { ...link, confirmed: false }),
  ]);
  await settleYoung(core);
  await runReactions(core);
  assert.equal(await planStateOf(mentorshipId), 'released');
  assert.equal((await getYoungRequest(core, child, id)).mentorship?.state, 'released');
});

test('the switch, an ended approval and a block each release a running plan within a minute', async () => {
  const { mentor, child, planId } = await runningPlan(core);
  await sql`insert into blocks (blocker_id, blocked_id) values (${child.id}, ${mentor.id})`.execute(core.db);
  const ended = await runningPlan(core);
  await sql`update young_mentors set state = 'ended' where account_id = ${ended.mentor.id}`.execute(core.db);
  await settleYoung(core);
  assert.deepEqual([await planStateOf(planId), await planStateOf(ended.planId)], ['released', 'released']);
  const off = await runningPlan(core);
  await switchOn(core, false);
  await settleYoung(core);
  assert.equal(await planStateOf(off.planId), 'released');
  await switchOn(core);
});

test('of two plans that take the last position, one begins', async () => {
  const first = await sentPlan(core, undefined, 1);
  const { mentor } = first;
  const other = await sentPlan(core);
  await sql`update mentorships set mentor_id = ${mentor.id} where id = ${other.planId}`.execute(core.db);
  const answers = await Promise.allSettled(
    [first.planId, other.planId].map((mentorshipId) =>
      agreeMentorship(core, mentor, { mentorshipId, version: 1 }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('on the 18th birthday the plan goes on as one of two adults, and both are told', async () => {
  const { id, mentor, child, planId } = await runningPlan(core);
  await grow(child.id);
  await settleYoung(core);
  assert.equal(await planStateOf(planId), 'running');
  const shown = await getMentorship(core, mentor, planId);
  assert.deepEqual([shown.isReadAlong, shown.person?.name], [false, 'Isha']);
  assert.ok(await findOwnPlan(core, { ...child, standing: { ...child.standing, age: 'adult' } }, id));
});

test('a proposed plan is taken back by the mentee, and a running one is not ended in that way', async () => {
  const { id, child, planId } = await sentPlan(core);
  await endYoung(core, child, id);
  assert.equal(await planStateOf(planId), 'withdrawn');
  const running = await runningPlan(core);
  await refuses('mentorship_moved', () => endYoung(core, running.child, running.id));
});
