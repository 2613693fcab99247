import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { newMentee, startIn } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { mentorshipBetween, openCheckIn, planWith } from '#tests/mentorships/mentorships.ts';
import { block } from '../blocks/block.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { getSession } from '../mentoring/get-session.ts';
import { closeMentor } from '../mentors/close-mentor.ts';
import { removeMentor } from '../mentors/steps/remove-mentor.ts';
import { agreeMentorship } from './agree-mentorship.ts';
import { bookSeries } from './book-series.ts';
import { counterMentorship } from './counter-mentorship.ts';
import { endMentorship } from './end-mentorship.ts';
import { getMentorship } from './get-mentorship.ts';
import { mentorshipData } from './own-data.ts';
import { sayReached } from './say-reached.ts';
import { writeCheckIn } from './write-check-in.ts';

const core = await freshCore();
await keepBeating(core);
const running = () => mentorshipBetween(core, {}, { state: 'running' });
const stateOf = async (who: Member, id: string) => (await getMentorship(core, who, id)).state;
const openDeadlines = async (id: string) =>
  (await sql`select kind from clocks where subject_id like ${`${id}%`} and ended_at is null`.execute(core.db))
    .rows.length;

/** Runs all at once; each ends well or with a refusal, and never with an error of the database. */
async function atOnce(acts: readonly (() => Promise<unknown>)[]): Promise<boolean[]> {
  const done = await Promise.allSettled(acts.map((act) => act()));
  for (const one of done)
    if (one.status === 'rejected') assert.ok(one.reason instanceof Refusal, String(one.reason));
  await runReactions(core);
  return done.map(({ status }) => status === 'fulfilled');
}

test('a closed page ends proposals alone, and a removed one ends all of its mentorships', async () => {
  const proposed = await mentorshipBetween(core);
  const { mentor } = proposed;
  const runs = await mentorshipBetween(core, { mentor }, { state: 'running' });
  await openCheckIn(core, runs.id, runs);
  await closeMentor(core, mentor);
  await runReactions(core);
  assert.deepEqual(
    [await stateOf(mentor, proposed.id), await stateOf(mentor, runs.id)],
    ['released', 'running'],
  );
  const administrator = await newMentee(core);
  await core.db
    .transaction()
    .execute((tx) => removeMentor(tx, administrator, { id: mentor.id, reason: 'Asked for money.' }));
  await runReactions(core);
  assert.equal(await stateOf(runs.mentee, runs.id), 'released');
  assert.equal(await openDeadlines(runs.id), 0);
});

test('a suspension, a leave and a revoked mark each end what runs, with the sessions ahead', async () => {
  const causes: ((mentor: Member) => Promise<unknown>)[] = [
    async ({ id }) => {
      await sql`update standings set suspended_at = now(), suspension_reason = 'Asked for money' where account_id = ${id}`.execute(
        core.db,
      );
      await core.db.transaction().execute((tx) => record(tx, { name: 'standings.suspended', accountId: id }));
    },
    async ({ id }) => {
      await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${id}`.execute(core.db);
      await core.db.transaction().execute((tx) => record(tx, { name: 'accounts.leaving', accountId: id }));
    },
    async (mentor) => {
      await markAs(core, mentor);
      const { rows } = await sql<{ id: string }>`
        update verifications set state = 'revoked', ended_at = now() where account_id = ${mentor.id} returning id`.execute(
        core.db,
      );
      const subject = { verificationId: rows[0]?.id ?? '', what: 'ended' } as const;
      await core.db
        .transaction()
        .execute((tx) => record(tx, { name: 'verifications.changed', accountId: mentor.id, subject }));
    },
  ];
  for (const cause of causes) {
    const { id, mentor, mentee } = await running();
    const where = { kind: 'written', location: '', caller: '' } as const;
    const asked = { mentorshipId: id, startsAt: startIn(4), count: 1, ...where };
    const { sessionIds } = await bookSeries(core, mentee, asked);
    await cause(mentor);
    await runReactions(core);
    assert.equal(await stateOf(mentee, id), 'released');
    assert.equal((await getSession(core, mentee, sessionIds[0] ?? '')).state, 'released');
  }
});

test('a yes against a block, an erasure and a closed page leaves nothing that runs without both', async () => {
  const others: ((made: Awaited<ReturnType<typeof mentorshipBetween>>) => Promise<unknown>)[] = [
    ({ mentor, mentee }) => block(core, mentee, { personId: mentor.id }),
    ({ mentee }) => eraseAccount(core, mentee.id),
  ];
  for (const other of others) {
    const made = await mentorshipBetween(core);
    const { id, mentor } = made;
    await atOnce([() => agreeMentorship(core, mentor, { mentorshipId: id, version: 1 }), () => other(made)]);
    assert.equal(await stateOf(mentor, id), 'released');
    assert.equal(await openDeadlines(id), 0);
  }
  const { id, mentor, mentee } = await mentorshipBetween(core);
  const [isAgreed] = await atOnce([
    () => agreeMentorship(core, mentor, { mentorshipId: id, version: 1 }),
    () => closeMentor(core, mentor),
  ]);
  assert.equal(await stateOf(mentee, id), isAgreed ? 'running' : 'released');
});

test('an erasure takes the words of one side, and the other side keeps its own', async () => {
  const proposed = await mentorshipBetween(core);
  const { id, mentor, mentee } = proposed;
  await counterMentorship(core, mentor, { mentorshipId: id, version: 1, plan: planWith({ weeks: 5 }) });
  await agreeMentorship(core, mentee, { mentorshipId: id, version: 2 });
  await openCheckIn(core, id, proposed);
  const marks = [{ mark: 'stuck' as const, line: 'No one answers.' }];
  for (const who of [mentor, mentee]) await writeCheckIn(core, who, { mentorshipId: id, number: 1, marks });
  await eraseAccount(core, mentee.id);
  const left = await getMentorship(core, mentor, id);
  assert.deepEqual([left.state, left.person, left.topic], ['released', null, '']);
  assert.deepEqual([left.plan.goals.length, left.earlier[0]?.goals], [1, []]);
  assert.deepEqual([left.checkIns[0]?.own.marks, left.checkIns[0]?.other.marks], [marks, []]);
});

test('the export holds no text about the end that its reader may not read yet', async () => {
  const { id, mentor, mentee } = await running();
  await endMentorship(core, mentee, { mentorshipId: id, reason: 'reached', words: '' });
  await sayReached(core, mentee, { mentorshipId: id, text: 'Ten growers pay.' });
  const rule = mentorshipData.mentorship_outcomes;
  const exported = async () => {
    assert.ok(typeof rule === 'object' && typeof rule.exported === 'function');
    return rule.exported(core, mentor.account);
  };
  assert.deepEqual(await exported(), []);
  await sayReached(core, mentor, { mentorshipId: id, text: 'All of it.' });
  assert.equal((await exported()).length, 2);
});
