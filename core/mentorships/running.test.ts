import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { sessionBetween } from '#tests/mentoring/sessions.ts';
import { askToGoOn, mentorshipBetween, openCheckIn } from '#tests/mentorships/mentorships.ts';
import { block } from '../blocks/block.ts';
import { unblock } from '../blocks/unblock.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { forgetLocations } from '../mentoring/forget-locations.ts';
import { agreeMentorship } from './agree-mentorship.ts';
import { endMentorship } from './end-mentorship.ts';
import { forgetMentorships } from './forget-mentorships.ts';
import { getMentorship } from './get-mentorship.ts';
import { goOn } from './go-on.ts';
import { moveOn } from './move-on.ts';
import { pauseMentorship } from './pause-mentorship.ts';
import { resumeMentorship } from './resume-mentorship.ts';
import { sayReached } from './say-reached.ts';
import { writeCheckIn } from './write-check-in.ts';

const core = await freshCore();
await keepBeating(core);
const running = () => mentorshipBetween(core, {}, { state: 'running' });
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const due = (id: string, column: string) =>
  sql`update mentorships set ${sql.ref(column)} = now() - interval '1 second' where id = ${id}`.execute(
    core.db,
  );
const lapse = async (subjectId: string) => {
  await sql`update clocks set due_at = now() - interval '1 second' where subject_id = ${subjectId}`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(core);
};

test('a pause comes once, moves the end by the time that it lasts, and closes the check-in', async () => {
  const made = await running();
  const { id, mentor, mentee } = made;
  await openCheckIn(core, id, made);
  const { endsAt } = await getMentorship(core, mentor, id);
  const paused = await pauseMentorship(core, mentee, { mentorshipId: id, weeks: 3 });
  assert.deepEqual([paused.state, days(endsAt, paused.endsAt), paused.openCheckIn], ['paused', 21, 0]);
  assert.equal(paused.checkIns[0]?.own.state, 'released');
  await moveOn(core);
  assert.equal((await getMentorship(core, mentor, id)).state, 'paused');
  const resumed = await resumeMentorship(core, mentor, id);
  assert.deepEqual([resumed.state, days(endsAt, resumed.endsAt), resumed.can.pause], ['running', 0, false]);
  await assert.rejects(
    pauseMentorship(core, mentor, { mentorshipId: id, weeks: 1 }),
    refused('mentorship_moved'),
  );
});

test('a pause ends by itself on its day, and the last day completes a mentorship, each once', async () => {
  const { id, mentor } = await running();
  await pauseMentorship(core, mentor, { mentorshipId: id, weeks: 1 });
  await due(id, 'paused_until');
  await Promise.all([moveOn(core), moveOn(core), moveOn(core)]);
  assert.equal((await getMentorship(core, mentor, id)).state, 'running');
  await due(id, 'ends_at');
  await Promise.all([moveOn(core), moveOn(core), moveOn(core)]);
  assert.equal((await getMentorship(core, mentor, id)).state, 'completed');
  const { rows } = await sql<{ name: string }>`
    select name from events where subject ->> 'mentorshipId' = ${id} order by name`.execute(core.db);
  const names = rows.map(({ name }) => name);
  assert.deepEqual(
    ['mentorships.resumed', 'mentorships.completed'].map(
      (name) => names.filter((one) => one === name).length,
    ),
    [1, 1],
  );
});

test('a mentorship that cannot be moved on does not stop the others', async () => {
  const made = [await running(), await running()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [failing, other] = made as [(typeof made)[0], (typeof made)[0]];
  for (const { id } of made) await due(id, 'ends_at');
  const paused = await running();
  await pauseMentorship(core, paused.mentor, { mentorshipId: paused.id, weeks: 1 });
  await due(paused.id, 'paused_until');
  await sql`alter table mentorships add constraint one_fails
    check (id <> ${sql.lit(failing.id)} or state <> 'completed')`.execute(core.db);
  await assert.rejects(moveOn(core), (error) => error instanceof AggregateError && error.errors.length === 1);
  const stateOf = async ({ id, mentor }: typeof failing) => (await getMentorship(core, mentor, id)).state;
  assert.deepEqual(await Promise.all([failing, other, paused].map(stateOf)), [
    'running',
    'completed',
    'running',
  ]);
  await sql`alter table mentorships drop constraint one_fails`.execute(core.db);
  await moveOn(core);
  assert.equal(await stateOf(failing), 'completed');
});

test('a check-in opens in the middle between two sessions, and both sides mark each goal once', async () => {
  const { id, mentor, mentee } = await running();
  await due(id, 'next_check_in_at');
  await Promise.all([moveOn(core), moveOn(core)]);
  const open = await getMentorship(core, mentor, id);
  assert.deepEqual([open.openCheckIn, open.checkIns.length, open.isOwnTurn], [1, 1, true]);
  const marks = [{ mark: 'stuck' as const, line: 'No one answers.' }];
  await assert.rejects(
    writeCheckIn(core, mentor, { mentorshipId: id, number: 1, marks: [...marks, ...marks] }),
    refused('mentorship_marks'),
  );
  for (let again = 0; again < 2; again++)
    await writeCheckIn(core, mentor, { mentorshipId: id, number: 1, marks });
  const read = await getMentorship(core, mentee, id);
  assert.deepEqual(read.checkIns[0]?.other, { state: 'said', marks });
  assert.equal(read.openCheckIn, 1);
  await lapse(`${id}.mentee`);
  const late = await getMentorship(core, mentee, id);
  assert.deepEqual([late.checkIns[0]?.own.state, late.openCheckIn, late.goOn], ['lapsed', 0, null]);
  await assert.rejects(
    writeCheckIn(core, mentee, { mentorshipId: id, number: 1, marks }),
    refused('mentorship_late'),
  );
});

/** The mentee misses two check-ins in a row. */
async function asked() {
  const made = await running();
  for (let number = 1; number <= 2; number++) {
    await due(made.id, 'next_check_in_at');
    await moveOn(core);
    const marks = [{ mark: 'on_track' as const, line: '' }];
    await writeCheckIn(core, made.mentor, { mentorshipId: made.id, number, marks });
    await lapse(`${made.id}.mentee`);
  }
  return made;
}

test('two missed check-ins in a row ask both whether they go on, and it goes on with a yes of both', async () => {
  const { id, mentor, mentee } = await asked();
  const one = await getMentorship(core, mentor, id);
  assert.deepEqual([one.goOn?.own, one.goOn?.other, one.can.goOn], [false, false, true]);
  await goOn(core, mentor, id);
  assert.equal((await getMentorship(core, mentee, id)).goOn?.other, true);
  const went = await goOn(core, mentee, id);
  assert.deepEqual([went.state, went.goOn], ['running', null]);
  await goOn(core, mentee, id);
  await moveOn(core);
  assert.equal((await getMentorship(core, mentee, id)).checkIns.length, 2, 'the next one has its time');
});

test('without a yes of both within seven days it ends, since it went quiet', async () => {
  const { id, mentor } = await asked();
  await goOn(core, mentor, id);
  await lapse(`${id}.mentee`);
  const one = await getMentorship(core, mentor, id);
  assert.deepEqual([one.state, one.reason, one.endedBy], ['ended', 'quiet', '']);
});

test('either side ends it at once with a reason, and both texts are read once both are in', async () => {
  const { id, mentor, mentee } = await running();
  const ended = await endMentorship(core, mentee, {
    mentorshipId: id,
    reason: 'reached',
    words: 'Thank you.',
  });
  assert.deepEqual([ended.state, ended.endedBy, ended.can.sayReached], ['ended', 'mentee', true]);
  await sayReached(core, mentor, { mentorshipId: id, text: 'Nine growers pay.' });
  await sayReached(core, mentor, { mentorshipId: id, text: 'Ten growers pay.' });
  const before = await getMentorship(core, mentee, id);
  assert.deepEqual([before.reached.other, before.reached.isShown], ['', false]);
  const after = await sayReached(core, mentee, { mentorshipId: id, text: 'All of it.' });
  assert.deepEqual([after.reached.other, after.reached.isShown], ['Ten growers pay.', true]);
  await assert.rejects(
    sayReached(core, mentor, { mentorshipId: id, text: 'Another text.' }),
    refused('mentorship_moved'),
  );
});

test('after seven days the one text is shown, and no other can follow', async () => {
  const { id, mentor, mentee } = await running();
  await endMentorship(core, mentor, { mentorshipId: id, reason: 'no_time', words: '' });
  await sayReached(core, mentor, { mentorshipId: id, text: 'Ten growers pay.' });
  await sql`update mentorships set ended_at = now() - interval '7 days' where id = ${id}`.execute(core.db);
  await moveOn(core);
  const read = await getMentorship(core, mentee, id);
  assert.deepEqual([read.reached.other, read.can.sayReached], ['Ten growers pay.', false]);
});

const stateOfTalk = async (id: string) =>
  (await core.db.selectFrom('conversations').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;

test('the conversation stays open until 14 days after the mentorship, and a block ends both', async () => {
  const { id, mentor } = await running();
  const { conversationId } = await pauseMentorship(core, mentor, { mentorshipId: id, weeks: 1 });
  await forgetLocations(core);
  assert.equal(await stateOfTalk(conversationId), 'open');
  await endMentorship(core, mentor, { mentorshipId: id, reason: 'no_time', words: '' });
  await forgetLocations(core);
  assert.equal(await stateOfTalk(conversationId), 'open');
  await sql`update conversations set kept_until = now() - interval '1 second' where id = ${conversationId}`.execute(
    core.db,
  );
  await forgetLocations(core);
  assert.equal(await stateOfTalk(conversationId), 'ended');
  const other = await running();
  const { conversationId: talk } = await getMentorship(core, other.mentor, other.id);
  await block(core, other.mentee, { personId: other.mentor.id });
  await runReactions(core);
  assert.equal((await getMentorship(core, other.mentor, other.id)).state, 'released');
  assert.equal(await stateOfTalk(talk), 'ended');
});

test('a mentorship goes 24 months after its end and the last session of its pair', async () => {
  const old = { state: 'ended', ended_at: new Date(Date.now() - 25 * 31 * 86_400_000) } as const;
  const [erased, kept, gone] = [
    await mentorshipBetween(core, {}, old),
    await mentorshipBetween(core, {}, old),
    await mentorshipBetween(core, {}, old),
  ];
  const recent = { state: 'took_place', starts_at: new Date(), ended_at: new Date() } as const;
  const { id: young } = await sessionBetween(core, { mentor: erased.mentor }, recent);
  await sessionBetween(core, { mentor: kept.mentor, mentee: kept.mentee }, recent);
  await sql`update mentorships set mentee_id = null where id = ${erased.id}`.execute(core.db);
  await sql`update mentoring_sessions set mentee_id = null where id = ${young}`.execute(core.db);
  await forgetMentorships(core);
  const { rows } = await sql<{ id: string }>`
    select id from mentorships where id in (${erased.id}, ${kept.id}, ${gone.id})`.execute(core.db);
  assert.deepEqual(rows, [{ id: kept.id }]);
});

test('a plan runs by the zone of the mentor’s hours, and resumed early it ends with its last day there', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core);
  const zone = 'Pacific/Auckland';
  await sql`update mentors set hours = jsonb_set(hours, '{zone}', to_jsonb(${zone}::text)) where account_id = ${mentor.id}`.execute(
    core.db,
  );
  const clock = (time: string) =>
    Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const { endsAt, zones } = await agreeMentorship(core, mentor, { mentorshipId: id, version: 1 });
  assert.deepEqual([zones.own, clock(endsAt)], [zone, '23:59']);
  const paused = await pauseMentorship(core, mentee, { mentorshipId: id, weeks: 4 });
  assert.deepEqual([days(endsAt, paused.endsAt), clock(paused.endsAt)], [28, '23:59']);
  await sql`update mentorships set paused_until = paused_until - interval '9 days' where id = ${id}`.execute(
    core.db,
  );
  const resumed = await resumeMentorship(core, mentee, id);
  assert.deepEqual([days(endsAt, resumed.endsAt), clock(resumed.endsAt)], [9, '23:59']);
});

test('a due check-in and "Go on?" each show their own time', async () => {
  const made = await running();
  const { id, mentor } = made;
  await openCheckIn(core, id, made);
  await askToGoOn(core, id, made);
  const { openCheckIn: open, checkInDueAt, goOn: asked, dueAt } = await getMentorship(core, mentor, id);
  assert.equal(open, 1);
  assert.equal(days(checkInDueAt, asked?.dueAt ?? ''), 2);
  assert.equal(dueAt, checkInDueAt);
});

test('after a block no one writes what was reached, and neither side reads the other’s text', async () => {
  const { id, mentor, mentee } = await running();
  await endMentorship(core, mentor, { mentorshipId: id, reason: 'reached', words: '' });
  const texts = { mentor: 'Ten growers pay.', mentee: 'All of it.' };
  await sayReached(core, mentor, { mentorshipId: id, text: texts.mentor });
  await block(core, mentee, { personId: mentor.id });
  for (const who of [mentor, mentee])
    await assert.rejects(
      sayReached(core, who, { mentorshipId: id, text: 'Less.' }),
      refused('mentoring_not_available'),
    );
  await sql`update mentorships set ended_at = now() - interval '8 days' where id = ${id}`.execute(core.db);
  await moveOn(core);
  const read = async () => {
    const { reached, can } = await getMentorship(core, mentee, id);
    return [reached.other, reached.isShown, can.sayReached];
  };
  assert.deepEqual(await read(), ['', false, false]);
  await sql`update mentorships set reached_at = now() where id = ${id}`.execute(core.db);
  assert.deepEqual(await read(), ['', false, false]);
  await unblock(core, mentee, { personId: mentor.id });
  assert.deepEqual(await read(), [texts.mentor, true, false]);
});
