import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseWorld, reason, said } from '#tests/cases/cases.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { letBegin, mentorName, sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { offerOfficeHours, officeHourOf, seatIn } from '#tests/office-hours/office-hours.ts';
import { reviewBetween } from '#tests/written-reviews/reviews.ts';
import { block } from '../blocks/block.ts';
import { decideCase } from '../cases/decide-case.ts';
import { report } from '../cases/report.ts';
import type { Member } from '../ground/actor.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { findCalendarEntry } from './find-calendar-entry.ts';
import { getSession } from './get-session.ts';

const { base, core, admin, caseOf } = await caseWorld();

/** As the next request of the member reads it. */
const withBlocks = (who: Member): Member => ({ ...who, standing: { ...who.standing, hasBlocks: true } });
const agreed = {
  state: 'confirmed',
  location_kind: 'link',
  location: 'https://meet.example.org/room',
} as const;

async function notified({ id }: Member): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from notifications where account_id = ${id} order by created_at, id`.execute(core.db);
  return rows.map(({ kind }) => kind);
}

test('the side that blocks reads that it is not available, and the other side not who it was', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, agreed);
  await block(core, mentee, { personId: mentor.id });
  await runReactions(base);
  const [own, other] = [await getSession(core, mentee, id), await getSession(core, mentor, id)];
  assert.deepEqual([own.state, own.endedBy], ['released', 'mentee']);
  assert.deepEqual([other.state, other.endedBy], ['released', '']);
  assert.ok((await notified(mentee)).includes('mentoring_released_own'));
  assert.ok((await notified(mentor)).includes('mentoring_released'));
  assert.ok((await findCalendarEntry(core, mentee, id)).isCancelled);
});

test('the export of the other side does not say who ended what a block ended', async () => {
  const made = await sessionBetween(core, {}, agreed);
  await block(core, made.mentee, { personId: made.mentor.id });
  await runReactions(base);
  const endOf = async (who: Member) => {
    for await (const { name, content } of collectOwnData(core, who))
      if (name === 'mentoring_sessions.json') return JSON.parse(String(content))[0]?.ended_by;
  };
  assert.deepEqual([await endOf(made.mentee), await endOf(made.mentor)], ['mentee', null]);
});

test('after a block a page shows the name that was last seen, without a photo or a link to the page', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, agreed);
  const reviewed = await reviewBetween(core, { mentor, mentee }, { state: 'answered' });
  await block(core, mentor, { personId: mentee.id });
  await runReactions(base);
  await sql`update accounts set name = 'Another Name' where id = ${mentor.id}`.execute(core.db);
  for (const person of [
    (await getSession(core, withBlocks(mentee), id)).person,
    (await getReview(core, withBlocks(mentee), reviewed.id)).person,
  ])
    assert.deepEqual([person?.name, person?.avatarId, person?.handle], [mentorName, '', '']);
});

test('a block after the start hides link and number, on the page and in the calendar entry', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, agreed);
  await letBegin(core, id, 5);
  assert.equal((await getSession(core, mentee, id)).location?.text, agreed.location);
  await block(core, mentor, { personId: mentee.id });
  await runReactions(base);
  for (const who of [mentor, mentee]) {
    assert.equal((await getSession(core, who, id)).location, null);
    assert.equal((await findCalendarEntry(core, who, id)).place, '');
  }
});

test('an upheld case about money ends sessions, reviews and office hours ahead', async () => {
  const begun = await sessionBetween(core, {}, { ...agreed, starts_at: new Date(startIn(2)) });
  const { mentor, mentee } = begun;
  await offerOfficeHours(core, mentor);
  const hour = await officeHourOf(core, { mentor, hours: 120 });
  await seatIn(core, hour.id);
  const review = await reviewBetween(core, { mentor, mentee }, { state: 'accepted' });
  await report(core, mentee, { reportedKind: 'mentoring_session', reportedId: begun.id, ...said });
  const caseId = await caseOf(`${begun.id} mentor`);
  await decideCase(core, admin, { caseId, version: 1, outcome: 'warn', reason });
  await runReactions(base);
  const { rows } = await sql<{ state: string }>`
    select state from mentors where account_id = ${mentor.id}
    union all select state from mentoring_sessions where id = ${begun.id}
    union all select state from office_hours where id = ${hour.id}
    union all select state from written_reviews where id = ${review.id}`.execute(core.db);
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['closed', 'released', 'released', 'released'],
  );
});
