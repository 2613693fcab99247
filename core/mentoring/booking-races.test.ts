import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asking,
  newMentee,
  newMentor,
  sessionBetween,
  startIn,
  wholeDays,
} from '#tests/mentoring/sessions.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { closeMentor } from '../mentors/close-mentor.ts';
import { pauseMentor } from '../mentors/pause-mentor.ts';
import { addNextStep } from './add-next-step.ts';
import { answerMove } from './answer-move.ts';
import { askMentor } from './ask-mentor.ts';
import { cancelSession } from './cancel-session.ts';
import { confirmRequest } from './confirm-request.ts';
import { getMentorTimes } from './get-mentor-times.ts';
import { getSession } from './get-session.ts';
import { moveSession } from './move-session.ts';
import { reserveSlot } from './reserve-slot.ts';
import { thank } from './thank.ts';
import { writeNote } from './write-note.ts';

const core = await freshCore();
await keepBeating(core);
const written = { kind: 'written', location: '', caller: '' } as const;
const iso = (text: string) => new Date(text).toISOString();

/** Runs all at once; each ends well or with a refusal, and never with an error of the database. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<boolean[]> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  for (const one of done)
    if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
  await runReactions(core);
  return done.map(({ status }) => status === 'fulfilled');
}

/** The times that the sides of a session have taken, with the side that has them. */
async function takenFor(id: string): Promise<string[]> {
  const { rows } = await sql<{ side: string; at: Date }>`
    select side, lower(during) as at from booked_times where subject_id in (${id}, ${`${id}.0`}) order by side, at`.execute(
    core.db,
  );
  return rows.map(({ side, at }) => `${side} ${at.toISOString()}`);
}

async function stateOf(who: Member, id: string): Promise<string> {
  return (await getSession(core, who, id)).state;
}

test('of ten members who ask for different times of one week, its limit lets three through', async () => {
  const mentor = await newMentor(core, { hours: { ...wholeDays, perWeek: 3 } });
  const mentees = await Promise.all(Array.from({ length: 10 }, () => newMentee(core)));
  // The Wednesday of the week after next, in the mentor's zone.
  const day = new Date(Date.now() + 14 * 86_400_000);
  const sinceWednesday = ((day.getUTCDay() + 6) % 7) - 2;
  const wednesday = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() - sinceWednesday);
  const done = await atOnce(
    mentees.map((mentee, at) => () => {
      const startsAt = new Date(wednesday + (at % 3) * 86_400_000 + (8 + at) * 3_600_000).toISOString();
      return askMentor(core, mentee, asking(mentor, startsAt));
    }),
  );
  assert.equal(done.filter(Boolean).length, 3);
});

test('a yes while the page pauses or closes stands, or the request ends with the page', async () => {
  const [paused, closed] = [await sessionBetween(core, {}), await sessionBetween(core, {})];
  const yes = ({ id, mentor }: typeof paused) => confirmRequest(core, mentor, { sessionId: id, ...written });
  await atOnce([() => yes(paused), () => pauseMentor(core, paused.mentor, { until: '' })]);
  assert.equal(await stateOf(paused.mentee, paused.id), 'confirmed');
  const [isAgreed] = await atOnce([() => yes(closed), () => closeMentor(core, closed.mentor)]);
  assert.equal(await stateOf(closed.mentee, closed.id), isAgreed ? 'confirmed' : 'released');
});

test('a yes while the account of the mentee is erased leaves no time taken', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {});
  await atOnce([
    () => confirmRequest(core, mentor, { sessionId: id, ...written }),
    () => eraseAccount(core, mentee.id),
  ]);
  assert.equal(await stateOf(mentor, id), 'released');
  assert.deepEqual(await takenFor(id), []);
});

test('a move that is taken while the session is cancelled: one counts, and its times alone are taken', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
    const time = startIn(5);
    await moveSession(core, mentee, { sessionId: id, times: [time] });
    const [, isCancelled] = await atOnce([
      () => answerMove(core, mentor, { sessionId: id, time }),
      () => cancelSession(core, mentee, { sessionId: id, reason: 'ill', words: '' }),
    ]);
    assert.ok(isCancelled);
    assert.equal(await stateOf(mentor, id), 'cancelled');
    assert.deepEqual(await takenFor(id), []);
  }
});

test('of two offers of another time at once one stands, and its time is held with the agreed one', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed' });
  const done = await atOnce([
    () => moveSession(core, mentee, { sessionId: id, times: [startIn(5)] }),
    () => moveSession(core, mentor, { sessionId: id, times: [startIn(6)] }),
  ]);
  assert.equal(done.filter(Boolean).length, 1);
  const { startsAt, offer } = await getSession(core, mentee, id);
  const held = [startsAt, ...(offer?.times ?? [])].map(iso);
  const taken = await takenFor(id);
  for (const at of held) assert.ok(taken.includes(`mentor ${at}`), at);
});

test('the last moment to move is six hours before the start', async () => {
  const hour = 3_600_000;
  const half = 1_800_000;
  const at = (hours: number) => new Date(Math.ceil((Date.now() + hours * hour) / half) * half + half);
  const near = await sessionBetween(core, {}, { state: 'confirmed', starts_at: at(4.5) });
  const far = await sessionBetween(core, {}, { state: 'confirmed', starts_at: at(7) });
  const times = [startIn(5)];
  for (const side of [near.mentor, near.mentee])
    await assert.rejects(moveSession(core, side, { sessionId: near.id, times }), refused('mentoring_late'));
  assert.equal((await moveSession(core, far.mentee, { sessionId: far.id, times })).offer?.times.length, 1);
});

test('offered times leave room for a session and its break between them', async () => {
  const mentor = await newMentor(core, { hours: { breakMinutes: 10 } });
  const { id } = await sessionBetween(core, { mentor }, { state: 'confirmed', break_minutes: 10 });
  const [close, apart] = [
    [startIn(5), startIn(5, 1)],
    [startIn(5), startIn(5, 2)],
  ];
  const move = (times: string[]) => moveSession(core, mentor, { sessionId: id, times });
  await assert.rejects(move(close), refused('mentoring_times_close'));
  assert.equal((await move(apart)).offer?.times.length, 2);
});

test('after a block neither side writes to the other any more, and private notes stay open', async () => {
  const made = await sessionBetween(
    core,
    {},
    { state: 'took_place', starts_at: new Date(Date.now() - 86_400_000) },
  );
  const { id: sessionId, mentor, mentee } = made;
  await block(core, mentor, { personId: mentee.id });
  const note = { sessionId, version: 0, text: 'You will hear from me.' };
  const apart = refused('mentoring_not_available');
  await assert.rejects(writeNote(core, mentee, { ...note, whose: 'both' }), apart);
  const step = { sessionId, text: 'Call me.', who: 'mentor', dueOn: '' } as const;
  await assert.rejects(addNextStep(core, mentee, step), apart);
  await assert.rejects(thank(core, mentee, { sessionId, text: 'Thank you for nothing.' }), apart);
  await writeNote(core, mentee, { ...note, whose: 'own' });
});

test('a draft and a closed page show their times and texts to no one but their mentor', async () => {
  const [mentor, reader] = [await newMentor(core), await newMentee(core)];
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  const read = (who: Member) => getMentorTimes(core, who, { handle, from: '', zone: '' });
  assert.equal((await read(reader)).mentor.id, mentor.id);
  await closeMentor(core, mentor);
  await assert.rejects(read(reader), refused('mentoring_mentor_unknown'));
  assert.equal((await read(mentor)).mentor.id, mentor.id);
});

test('a slot that another member has is refused without a wait for the mentor’s account', async () => {
  const mentor = await newMentor(core);
  const wanted = { mentorId: mentor.id, startsAt: startIn(3) };
  await reserveSlot(core, await newMentee(core), wanted);
  const mentee = await newMentee(core);
  const held = await holdRow(core, mentor.id, 'update');
  await assert.rejects(reserveSlot(core, mentee, wanted), (error) => {
    assert.ok(error instanceof Refusal, String(error));
    assert.equal(error.code, 'mentoring_slot_taken');
    assert.equal(Date.parse(String(error.values.at)), Date.parse(startIn(3, 1)));
    return true;
  });
  await held.release();
});
