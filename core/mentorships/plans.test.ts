import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { planParams } from '#contract/mentorships/params.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { missTwo, newMentee, newMentor, sessionBetween } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween, metPair, newMentorOf, planWith } from '#tests/mentorships/mentorships.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { Refusal } from '../ground/refusal.ts';
import { listMentors } from '../mentors/list-mentors.ts';
import { agreeMentorship } from './agree-mentorship.ts';
import { counterMentorship } from './counter-mentorship.ts';
import { declineMentorship } from './decline-mentorship.ts';
import { getMentorship } from './get-mentorship.ts';
import { getMentorshipStart } from './get-mentorship-start.ts';
import { listMentorships } from './list-mentorships.ts';
import { proposeMentorship } from './propose-mentorship.ts';
import { withdrawMentorship } from './withdraw-mentorship.ts';

const core = await freshCore();
await keepBeating(core);
const plan = planWith();

const lapse = async (subjectId: string) => {
  await sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${subjectId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
};
const codeOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'rejected' && one.reason instanceof Refusal ? one.reason.code : one.status;

test('a mentorship begins after one session that took place, and either side proposes it', async () => {
  const [mentor, mentee] = [await newMentorOf(core), await newMentee(core)];
  const { id: asked } = await sessionBetween(core, { mentor, mentee }, { state: 'confirmed' });
  await assert.rejects(
    proposeMentorship(core, mentee, { sessionId: asked, plan }),
    refused('mentorship_not_met'),
  );
  for (const who of ['mentor', 'mentee'] as const) {
    const met = await metPair(core);
    assert.equal((await getMentorshipStart(core, met[who], met.sessionId)).bar, '');
    const one = await proposeMentorship(core, met[who], { sessionId: met.sessionId, plan });
    assert.deepEqual([one.state, one.proposedBy, one.isOwnTurn, one.plan], ['proposed', who, false, plan]);
    const other = who === 'mentor' ? met.mentee : met.mentor;
    assert.ok((await getMentorship(core, other, one.id)).can.answer);
    assert.equal(
      (await listMentorships(core, other, { list: 'open', after: '' })).mentorships[0]?.id,
      one.id,
    );
  }
  await assert.rejects(getMentorship(core, mentee, asked), refused('mentorship_unknown'));
});

test('the same proposal again is the one that waits, and a pair has one open', async () => {
  const { mentor, mentee, sessionId } = await metPair(core);
  const sent = await Promise.allSettled(
    [1, 2, 3].map(() => proposeMentorship(core, mentee, { sessionId, plan })),
  );
  const ids = sent.map((one) => (one.status === 'fulfilled' ? one.value.id : one.reason));
  assert.equal(new Set(ids).size, 1);
  for (const who of [mentor, mentee])
    await assert.rejects(
      proposeMentorship(core, who, { sessionId, plan: planWith({ weeks: 4 }) }),
      refused('mentorship_open'),
    );
});

test('a page without mentorships, a paused page and a block refuse a proposal', async () => {
  const plain = await newMentor(core);
  const mentee = await newMentee(core);
  const met = await metPair(core, { mentor: plain, mentee });
  const change = (said: string) =>
    sql`update mentors set said = said || ${said}::jsonb where account_id = ${plain.id}`.execute(core.db);
  await change('{"mentorship": null}');
  await assert.rejects(
    proposeMentorship(core, mentee, { sessionId: met.sessionId, plan }),
    refused('mentoring_not_open'),
  );
  await change('{"mentorship": {"weeks": 8, "everyWeeks": 2, "positions": 2}}');
  await sql`update mentors set state = 'paused', pause = 'own' where account_id = ${plain.id}`.execute(
    core.db,
  );
  for (const who of [plain, mentee])
    await assert.rejects(
      proposeMentorship(core, who, { sessionId: met.sessionId, plan }),
      refused('mentoring_not_open'),
    );
  await sql`update mentors set state = 'open', pause = '' where account_id = ${plain.id}`.execute(core.db);
  await block(core, plain, { personId: mentee.id });
  await assert.rejects(
    proposeMentorship(core, mentee, { sessionId: met.sessionId, plan }),
    refused('mentoring_not_available'),
  );
});

test('both agree to one version: a counter-proposal needs the other side, and an old version is a conflict', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core);
  await assert.rejects(
    agreeMentorship(core, mentee, { mentorshipId: id, version: 1 }),
    refused('mentorship_moved'),
  );
  const other = planWith({
    weeks: 12,
    goals: [...plan.goals, { text: 'Two clerks', doneWhen: 'Both are paid' }],
  });
  const countered = await counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: other });
  assert.deepEqual([countered.version, countered.proposedBy, countered.plan], [2, 'mentor', other]);
  await counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: other });
  await assert.rejects(agreeMentorship(core, mentee, { mentorshipId: id, version: 1 }), refused('conflict'));
  const agreed = await agreeMentorship(core, mentee, { mentorshipId: id, version: 2 });
  assert.deepEqual([agreed.state, agreed.plan.weeks, agreed.earlier.length], ['running', 12, 1]);
  assert.equal(Math.round((Date.parse(agreed.endsAt) - Date.now()) / 86_400_000 / 7), 12);
  assert.notEqual(agreed.conversationId, '');
  await agreeMentorship(core, mentee, { mentorshipId: id, version: 2 });
  await assert.rejects(withdrawMentorship(core, mentor, id), refused('mentorship_moved'));
});

test('of a yes and a withdrawal, and of a yes and a counter-proposal, one is made', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, mentor, mentee } = await mentorshipBetween(core);
    const done = await Promise.allSettled([
      agreeMentorship(core, mentor, { mentorshipId: id, version: 1 }),
      round % 2 === 0
        ? withdrawMentorship(core, mentee, id)
        : counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: planWith({ weeks: 5 }) }),
    ]);
    assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1, done.map(codeOf).join());
  }
});

test('without an answer within five days a plan lapses, also a counter-proposal', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core);
  await counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: planWith({ weeks: 5 }) });
  const { dueAt } = await getMentorship(core, mentee, id);
  const days = (Date.parse(dueAt) - Date.now()) / 86_400_000;
  assert.ok(days > 4.9 && days < 5.6, String(days));
  await lapse(id);
  const one = await getMentorship(core, mentee, id);
  assert.deepEqual([one.state, one.can.answer], ['lapsed', false]);
  await assert.rejects(
    agreeMentorship(core, mentee, { mentorshipId: id, version: 2 }),
    refused('mentorship_late'),
  );
});

test('after a decline a pair waits 30 days', async () => {
  const { mentor, mentee, sessionId } = await metPair(core);
  const { id } = await proposeMentorship(core, mentee, { sessionId, plan });
  const declined = await declineMentorship(core, mentor, {
    mentorshipId: id,
    reason: 'no_time',
    words: 'Later.',
  });
  assert.deepEqual([declined.state, declined.reason, declined.words], ['declined', 'no_time', 'Later.']);
  const again = () => proposeMentorship(core, mentee, { sessionId, plan });
  await assert.rejects(again(), refused('mentorship_declined_lately'));
  assert.equal((await getMentorshipStart(core, mentee, sessionId)).bar, 'mentorship_declined_lately');
  await sql`update mentorships set ended_at = now() - interval '31 days' where id = ${id}`.execute(core.db);
  assert.equal((await again()).state, 'proposed');
});

test('after a withdrawal or a lapse the side that proposed waits two days, and the other side does not', async () => {
  for (const end of ['withdrawn', 'lapsed'] as const) {
    const { mentor, mentee, sessionId } = await metPair(core);
    const propose = (who: typeof mentee) => proposeMentorship(core, who, { sessionId, plan });
    const { id } = await propose(mentee);
    await (end === 'withdrawn' ? withdrawMentorship(core, mentee, id) : lapse(id));
    await assert.rejects(propose(mentee), refused('mentorship_declined_lately'));
    const { bar, on } = await getMentorshipStart(core, mentee, sessionId);
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual([bar, on], ['mentorship_declined_lately', inTwoDays]);
    assert.equal((await getMentorshipStart(core, mentor, sessionId)).bar, '');
    await sql`update mentorships set ended_at = now() - interval '49 hours' where id = ${id}`.execute(
      core.db,
    );
    assert.equal((await propose(mentee)).state, 'proposed');
  }
});

test('of members who take the last position at once exactly one has it', async () => {
  const mentor = await newMentorOf(core, 1);
  const proposals = await Promise.all(
    Array.from({ length: 6 }, () => mentorshipBetween(core, { mentor }, { proposed_by: 'mentor' })),
  );
  const done = await Promise.allSettled(
    proposals.map(({ id, mentee }) => agreeMentorship(core, mentee, { mentorshipId: id, version: 1 })),
  );
  const codes = done.map(codeOf).toSorted();
  assert.deepEqual(
    codes,
    ['fulfilled', ...Array.from({ length: 5 }, () => 'mentorship_positions_taken')].toSorted(),
  );
  const late = await metPair(core, { mentor });
  await assert.rejects(
    proposeMentorship(core, late.mentee, { sessionId: late.sessionId, plan }),
    refused('mentorship_positions_taken'),
  );
});

test('a plan is not answered with another one while all positions of the mentor are taken', async () => {
  const mentor = await newMentorOf(core, 1);
  const { id } = await mentorshipBetween(core, { mentor });
  const taken = await mentorshipBetween(core, { mentor });
  await agreeMentorship(core, mentor, { mentorshipId: taken.id, version: 1 });
  await assert.rejects(
    counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: planWith({ weeks: 5 }) }),
    refused('mentorship_positions_taken'),
  );
});

test('two no-shows of either side stop the proposals of a mentee, who reads why', async () => {
  for (const side of ['mentee', 'mentor'] as const) {
    const made = await metPair(core);
    const { mentor, mentee, sessionId } = made;
    await missTwo(core, made[side], side);
    const code = `mentoring_paused_${side}` as const;
    await assert.rejects(proposeMentorship(core, mentee, { sessionId, plan }), refused(code));
    const { bar, on } = await getMentorshipStart(core, mentee, sessionId);
    assert.deepEqual([bar, on.length], [code, 10]);
    assert.equal((await proposeMentorship(core, mentor, { sessionId, plan })).state, 'proposed');
  }
});

test('a plan with wrong numbers, too many goals or too long words is refused', () => {
  const read = z.object(planParams);
  assert.ok(read.safeParse(plan).success);
  const long = { text: 'a'.repeat(201), doneWhen: 'b' };
  for (const wrong of [
    { weeks: 3 },
    { weeks: 27 },
    { everyWeeks: 3 },
    { minutes: 16 },
    { answerDays: 0 },
    { answerDays: 8 },
    { goals: [] },
    { goals: Array.from({ length: 6 }, () => plan.goals[0]) },
    { goals: [long] },
    { goals: [{ text: 'A goal', doneWhen: ' ' }] },
    { locationKind: 'place' },
  ])
    assert.ok(!read.safeParse({ ...plan, ...wrong }).success, JSON.stringify(wrong).slice(0, 60));
});

test('a page that offers mentorships is found by this way', async () => {
  const [mentor, reader] = [await newMentorOf(core), await newMentee(core)];
  const plain = await newMentor(core);
  const nothing = { search: '', topic: '', language: '', country: '', mark: '' };
  const anyTime = { time: '', days: '', within: '', zone: '', after: '' } as const;
  const wanted = { ...nothing, ...anyTime, kind: 'mentorship' };
  const ids = (await listMentors(core, reader, wanted)).mentors.map(({ person }) => person.id);
  assert.deepEqual([ids.includes(mentor.id), ids.includes(plain.id)], [true, false]);
});
