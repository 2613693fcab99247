import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runTasks } from '#tests/ground/jobs.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { declaredTasks } from '../collected/tasks.ts';
import type { Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseOwnData } from '../ground/table-rule.ts';
import { forgetEnded } from './forget-ended.ts';
import { keepBeating } from './keep-beating.ts';
import { lapseDueDeadlines } from './lapse-due-deadlines.ts';
import { scheduleLapses } from './schedule-lapses.ts';
import { sendReminders } from './send-reminders.ts';
import { beginDeadline } from './steps/begin-deadline.ts';
import { meetDeadline, releaseDeadline } from './steps/end-deadline.ts';
import { extendRunning } from './steps/extend-running.ts';

const core = await freshCore();
await keepBeating(core);
const within = <T>(step: (tx: Tx) => Promise<T>) => core.db.transaction().execute(step);
const kind = 'team_invitation';

async function begun(): Promise<{ subjectId: string; owedBy: string; awaitedBy: string }> {
  const [owing, awaiting] = [await member(core, { password: null }), await member(core, { password: null })];
  await setStanding(core, owing.id, { zone: 'Africa/Accra' });
  const subjectId = newId();
  await within((tx) =>
    beginDeadline(tx, { kind, subjectId, owes: { accountId: owing.id }, awaitedBy: awaiting.id }),
  );
  return { subjectId, owedBy: owing.id, awaitedBy: awaiting.id };
}

function deadlineOfSubject(subjectId: string) {
  return core.db
    .selectFrom('clocks')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
}

/** Simulates that this many hours have passed for the subject's deadline. */
async function age(subjectId: string, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`;
  await sql`update clocks set began_at = began_at - ${by}, due_at = due_at - ${by},
    next_notice_at = next_notice_at - ${by} where subject_id = ${subjectId}`.execute(core.db);
}

/** Simulates that no server has answered for this many minutes until now. */
async function nobodyThereFor(minutes: number): Promise<void> {
  await sql`update heartbeats set beat_at = now() - make_interval(secs => ${minutes * 60})`.execute(core.db);
}

async function eventsOf(subjectId: string): Promise<string[]> {
  const rows = await core.db
    .selectFrom('events')
    .select('name')
    .where(sql`subject ->> 'subjectId'`, '=', subjectId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

const fullDay = 24;
const invitationHours = 14 * fullDay;

const jobsOf = async (id: string) => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from jobs where key = ${`clock:${id}`}`.execute(core.db);
  return rows.map(({ run_at }) => run_at.getTime());
};

/** Moves the subject's deadline to this many seconds from now. */
async function endIn(subjectId: string, seconds: number): Promise<void> {
  await sql`
    update clocks set due_at = date_trunc('second', clock_timestamp()) + make_interval(secs => ${seconds})
    where subject_id = ${subjectId}`.execute(core.db);
}

test('a deadline runs for its kind’s time, in the time zone of the person who owes the step', async () => {
  const { subjectId, owedBy, awaitedBy } = await begun();
  const deadline = await deadlineOfSubject(subjectId);
  const hours = (deadline.due_at.getTime() - deadline.began_at.getTime()) / 3_600_000;
  assert.ok(hours >= invitationHours && hours <= invitationHours + 13, String(hours));
  assert.deepEqual(
    [deadline.owed_by, deadline.awaited_by, deadline.zone],
    [owedBy, awaitedBy, 'Africa/Accra'],
  );
  await assert.rejects(
    within((tx) => beginDeadline(tx, { kind, subjectId, owes: 'us', awaitedBy: null })),
    /clocks_open/,
  );
});

test('of ten simultaneous calls one meets a deadline; a passed deadline cannot be met, even unlapsed', async () => {
  const { subjectId } = await begun();
  const met = await Promise.all(
    Array.from({ length: 10 }, () => within((tx) => meetDeadline(tx, kind, subjectId))),
  );
  assert.equal(met.filter(Boolean).length, 1);
  assert.deepEqual(await eventsOf(subjectId), ['clocks.began', 'clocks.ended']);

  const late = await begun();
  await age(late.subjectId, invitationHours + fullDay);
  assert.equal(await within((tx) => meetDeadline(tx, kind, late.subjectId)), false);
  assert.equal((await deadlineOfSubject(late.subjectId)).state, 'running');
});

test('ten servers lapse every passed deadline once, and no other', async () => {
  const due = await Promise.all(Array.from({ length: 12 }, begun));
  const running = await begun();
  for (const { subjectId } of due) await age(subjectId, invitationHours + fullDay);
  await Promise.all(Array.from({ length: 10 }, () => lapseDueDeadlines(core)));
  for (const { subjectId } of due)
    assert.deepEqual(await eventsOf(subjectId), ['clocks.began', 'clocks.lapsed']);
  assert.deepEqual(await eventsOf(running.subjectId), ['clocks.began']);
});

test('a step made at the very end of its deadline either counts or is too late, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { subjectId } = await begun();
    await sql`update clocks set due_at = clock_timestamp() + interval '15 ms' where subject_id = ${subjectId}`.execute(
      core.db,
    );
    const [met] = await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 5 * round)).then(() =>
        within((tx) => meetDeadline(tx, kind, subjectId)),
      ),
      new Promise((resolve) => setTimeout(resolve, 16)).then(() => lapseDueDeadlines(core)),
    ]);
    await lapseDueDeadlines(core);
    assert.equal((await deadlineOfSubject(subjectId)).state, met ? 'met' : 'lapsed');
  }
});

test('a deadline gets a job once its end is near, and of several in one second only the last does', async () => {
  const far = await deadlineOfSubject((await begun()).subjectId);
  const near = await begun();
  const [first, last] = [await begun(), await begun()];
  await endIn(near.subjectId, 60);
  await endIn(first.subjectId, 90.2);
  await endIn(last.subjectId, 90.7);
  await scheduleLapses(core);
  await scheduleLapses(core);
  assert.deepEqual(await jobsOf(far.id), []);
  for (const { subjectId } of [near, last]) {
    const deadline = await deadlineOfSubject(subjectId);
    assert.deepEqual(await jobsOf(deadline.id), [deadline.due_at.getTime()]);
  }
  assert.deepEqual(await jobsOf((await deadlineOfSubject(first.subjectId)).id), []);
  const owing = await member(core, { password: null });
  await setStanding(core, owing.id, { zone: zoneWhereItIs(12) });
  const [subjectId, until] = [newId(), new Date(Date.now() + 30_000)];
  await within((tx) =>
    beginDeadline(tx, { kind: 'offer', subjectId, owes: { accountId: owing.id }, awaitedBy: null, until }),
  );
  assert.deepEqual(await jobsOf((await deadlineOfSubject(subjectId)).id), [until.getTime()]);
});

test('the job of a deadline that was moved is scheduled again for its new end', async () => {
  const { subjectId } = await begun();
  const { id } = await deadlineOfSubject(subjectId);
  const runJobs = async () => {
    await sql`update jobs set run_at = now() where key = ${`clock:${id}`}`.execute(core.db);
    await runTasks(core, declaredTasks(core));
  };
  // Later than the deadlines of the tests before: of several in one second only the last has a job.
  await endIn(subjectId, 170);
  await scheduleLapses(core);
  await endIn(subjectId, 120);
  await runJobs();
  const deadline = await deadlineOfSubject(subjectId);
  assert.equal(deadline.state, 'running');
  assert.deepEqual(await jobsOf(id), [deadline.due_at.getTime()]);
  await age(subjectId, invitationHours + fullDay);
  await runJobs();
  assert.equal((await deadlineOfSubject(subjectId)).state, 'lapsed');
});

test('downtime is given back to every open deadline once, before any lapse', async () => {
  const { subjectId } = await begun();
  const other = await begun();
  await age(subjectId, invitationHours + fullDay);
  await age(other.subjectId, invitationHours - 1);
  const before = await deadlineOfSubject(subjectId);
  await nobodyThereFor(2 * fullDay * 60);
  const refusal = await within((tx) => meetDeadline(tx, kind, subjectId)).catch((error: unknown) => error);
  assert.ok(refusal instanceof Refusal && refusal.code === 'general_unavailable');
  await Promise.all(Array.from({ length: 10 }, () => lapseDueDeadlines(core)));
  const after = await deadlineOfSubject(subjectId);
  assert.equal(after.state, 'running');
  const moved = (after.due_at.getTime() - before.due_at.getTime()) / 3_600_000;
  assert.ok(moved >= 2 * fullDay && moved < 2 * fullDay + 13.1, String(moved));
  assert.equal((await deadlineOfSubject(other.subjectId)).state, 'running');
  assert.equal(await within((tx) => meetDeadline(tx, kind, subjectId)), true);
  const { length } = await core.db.selectFrom('downtimes').selectAll().execute();
  assert.equal(length, 1);
});

test('ten minutes without a server move nothing', async () => {
  const { subjectId } = await begun();
  const { due_at: due } = await deadlineOfSubject(subjectId);
  await nobodyThereFor(9.9);
  await keepBeating(core);
  assert.equal((await deadlineOfSubject(subjectId)).due_at.getTime(), due.getTime());
});

test('the owing side gets reminders at half and four fifths, each once, and one where both are late', async () => {
  const reminders = async (subjectId: string) =>
    (await eventsOf(subjectId)).filter((name) => name === 'clocks.noticeDue').length;
  const { subjectId } = await begun();
  await Promise.all(Array.from({ length: 10 }, () => sendReminders(core)));
  assert.equal(await reminders(subjectId), 0);
  await age(subjectId, 8 * fullDay);
  await Promise.all(Array.from({ length: 10 }, () => sendReminders(core)));
  assert.equal(await reminders(subjectId), 1);
  await age(subjectId, 4 * fullDay);
  await sendReminders(core);
  await sendReminders(core);
  assert.equal(await reminders(subjectId), 2);
  const late = await begun();
  await age(late.subjectId, 13 * fullDay);
  await sendReminders(core);
  await sendReminders(core);
  assert.equal(await reminders(late.subjectId), 1);
  const met = await begun();
  await within((tx) => meetDeadline(tx, kind, met.subjectId));
  await age(met.subjectId, 8 * fullDay);
  await sendReminders(core);
  assert.equal(await reminders(met.subjectId), 0);
});

test('a deadline is extended once, with a reason, and never one of the administrators', async () => {
  const { subjectId } = await begun();
  const before = await deadlineOfSubject(subjectId);
  const extend = (days: number) =>
    within((tx) => extendRunning(tx, { clockId: before.id, days, reason: 'Examinations until Friday.' }));
  await assert.rejects(
    extend(8),
    (error) => error instanceof Refusal && error.code === 'clock_extension_too_long',
  );
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => extend(7)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  const after = await deadlineOfSubject(subjectId);
  assert.equal(after.state, 'extended');
  assert.ok(after.due_at.getTime() - before.due_at.getTime() >= 7 * fullDay * 3_600_000);
  const ours = newId();
  await within((tx) =>
    beginDeadline(tx, { kind: 'verification_review', subjectId: ours, owes: 'us', awaitedBy: null }),
  );
  const { id } = await deadlineOfSubject(ours);
  await assert.rejects(
    within((tx) => extendRunning(tx, { clockId: id, days: 1, reason: 'Busy.' })),
    (error) => error instanceof Refusal && error.code === 'clock_not_extendable',
  );
});

test('deleting an account releases the deadlines it owes', async () => {
  const { subjectId, owedBy, awaitedBy } = await begun();
  const other = await begun();
  await within(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', owedBy)
      .executeTakeFirstOrThrow();
    await eraseOwnData(tx, account);
  });
  const { state, awaited_by } = await deadlineOfSubject(subjectId);
  assert.deepEqual([state, awaited_by], ['released', awaitedBy]);
  await within((tx) => releaseDeadline(tx, kind, other.subjectId));
  await within((tx) => releaseDeadline(tx, kind, other.subjectId));
  assert.deepEqual(await eventsOf(other.subjectId), ['clocks.began', 'clocks.ended']);
  await sql`update clocks set ended_at = now() - interval '13 months' where subject_id = ${other.subjectId}`.execute(
    core.db,
  );
  await forgetEnded(core);
  await assert.rejects(deadlineOfSubject(other.subjectId));
});
