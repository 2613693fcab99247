import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentee, newMentor, sessionBetween } from '#tests/mentoring/sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { Refusal } from '../ground/refusal.ts';
import { appealNoShow } from './appeal-no-show.ts';
import { decideAppeal } from './decide-appeal.ts';
import { getSession } from './get-session.ts';
import { listAppeals } from './list-appeals.ts';

const { core, admin } = await administrator(await freshCore());
await keepBeating(core);
const words = 'The link led to another room, where I waited for half an hour.';
const yesterday = () => new Date(Date.now() - 86_400_000);

/** A session that the mentee missed, as an accepted claim says, with the mentee's appeal. */
async function appealed(sides: Parameters<typeof sessionBetween>[1] = {}) {
  const made = await sessionBetween(core, sides, {
    state: 'no_show',
    no_show: 'mentee',
    claim: 'accepted',
    starts_at: yesterday(),
    settled_at: yesterday(),
  });
  await appealNoShow(core, made.mentee, { sessionId: made.id, words });
  return made;
}

const deadlineOf = async (id: string) =>
  core.db
    .selectFrom('clocks')
    .select(['state', 'owed_by'])
    .where('kind', '=', 'no_show_appeal')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();

test('a granted appeal has the session count for neither side, and both read the reason', async () => {
  const { id, mentor, mentee } = await appealed();
  assert.deepEqual(await deadlineOf(id), { state: 'running', owed_by: null });
  await decideAppeal(core, admin, {
    sessionId: id,
    outcome: 'granted',
    reason: 'The link was changed late.',
  });
  for (const side of [mentor, mentee]) {
    const { state, noShow, claim } = await getSession(core, side, id);
    assert.deepEqual([state, noShow, claim], ['not_held', '', 'overturned']);
  }
  const { appeal } = await getSession(core, mentee, id);
  assert.deepEqual([appeal?.outcome, appeal?.reason], ['granted', 'The link was changed late.']);
  assert.equal((await deadlineOf(id)).state, 'met');
});

test('a refused appeal leaves the session as missed', async () => {
  const { id, mentee } = await appealed();
  await decideAppeal(core, admin, { sessionId: id, outcome: 'refused', reason: 'Both had the same link.' });
  const { state, noShow, can } = await getSession(core, mentee, id);
  assert.deepEqual([state, noShow, can.appeal], ['no_show', 'mentee', false]);
});

test('of two administrators who decide at once one counts, and the same decision again changes nothing', async () => {
  const { id } = await appealed();
  const granted = { sessionId: id, outcome: 'granted', reason: 'The link was changed late.' } as const;
  const done = await Promise.allSettled([
    decideAppeal(core, admin, granted),
    decideAppeal(core, admin, { ...granted, outcome: 'refused' }),
    decideAppeal(core, admin, granted),
  ]);
  const outcomes = new Set(done.map((one) => (one.status === 'fulfilled' ? one.value.outcome : 'conflict')));
  assert.deepEqual([outcomes.size, outcomes.has('conflict')], [2, true]);
  for (const one of done)
    if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
  const { rows } = await sql<{ action: string }>`
    select action from admin_actions where subject_id = ${id} and action like 'noShowAppeal.%ed'`.execute(
    core.db,
  );
  assert.equal(rows.length, 1);
});

test('an administrator does not decide about a session of their own', async () => {
  const { id } = await appealed({ mentor: admin });
  const own = { sessionId: id, outcome: 'refused', reason: 'I waited.' } as const;
  await assert.rejects(decideAppeal(core, admin, own), refused('mentoring_appeal_own'));
  const { appeals } = await listAppeals(core, admin);
  assert.equal(appeals.find(({ $id }) => $id === id)?.bar, 'own');
});

test('appeals that wait come first, and one after 14 days is refused', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const { id } = await appealed({ mentor, mentee });
  const { appeals } = await listAppeals(core, admin);
  const waiting = appeals.map(({ outcome }) => outcome === '');
  assert.deepEqual(
    waiting,
    [...waiting].sort((one, other) => Number(other) - Number(one)),
  );
  assert.ok(appeals.some(({ $id, words: written }) => $id === id && written === words));
  const long = new Date(Date.now() - 15 * 86_400_000);
  const late = await sessionBetween(
    core,
    { mentor },
    { state: 'no_show', no_show: 'mentee', claim: 'accepted', starts_at: long, settled_at: long },
  );
  await assert.rejects(
    appealNoShow(core, late.mentee, { sessionId: late.id, words }),
    refused('mentoring_moved'),
  );
});
