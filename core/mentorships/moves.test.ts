import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentor, sessionBetween, startIn, wholeDays } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { answerMove } from '../mentoring/answer-move.ts';
import { getMoveTimes } from '../mentoring/get-move-times.ts';
import { getSession } from '../mentoring/get-session.ts';
import { moveSession } from '../mentoring/move-session.ts';
import { pauseMentor } from '../mentors/pause-mentor.ts';
import { bookSeries } from './book-series.ts';
import { getMentorshipTimes } from './get-mentorship-times.ts';

const core = await freshCore();
await keepBeating(core);
const written = { kind: 'written', location: '', caller: '' } as const;
const dayOf = (time: string) => time.slice(0, 10);
const isBetween = (times: string[], from: string, days: number) =>
  times.length > 0 &&
  times.every((time) => {
    const ahead = Date.parse(dayOf(time)) - Date.parse(from);
    return ahead >= 0 && ahead < days * 86_400_000;
  });

/** A running mentorship with one session ahead. */
async function booked() {
  const made = await mentorshipBetween(core, {}, { state: 'running' });
  const asked = { mentorshipId: made.id, startsAt: startIn(3), count: 1, ...written };
  const { sessionIds } = await bookSeries(core, made.mentor, asked);
  return { ...made, sessionId: sessionIds[0] ?? '' };
}

test('a session of a mentorship moves past the weeks of a paused page, and not past the end of the plan', async () => {
  const { id, mentor, mentee, sessionId } = await booked();
  await pauseMentor(core, mentor, { until: '' });
  const from = dayOf(startIn(40));
  const { times, before, after } = await getMoveTimes(core, mentee, { sessionId, from });
  assert.ok(isBetween(times, from, 7) && before !== '' && after !== '');
  await assert.rejects(
    moveSession(core, mentee, { sessionId, times: [startIn(58)] }),
    refused('mentoring_times_end'),
  );
  const last = await getMoveTimes(core, mentee, { sessionId, from: dayOf(startIn(54)) });
  const end = await core.db
    .selectFrom('mentorships')
    .select('ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.ok(last.times.every((time) => Date.parse(time) < (end.ends_at?.getTime() ?? 0)));
  assert.equal(last.after, '');
  const to = times[0] ?? '';
  await moveSession(core, mentee, { sessionId, times: [to] });
  await answerMove(core, mentor, { sessionId, time: to });
  assert.equal((await getSession(core, mentee, sessionId)).startsAt, to);
});

test('an offered time that lies after an end that has moved is not taken', async () => {
  const { id, mentor, mentee, sessionId } = await booked();
  const to = startIn(30);
  await moveSession(core, mentee, { sessionId, times: [to] });
  await sql`update mentorships set ends_at = now() + interval '20 days' where id = ${id}`.execute(core.db);
  await assert.rejects(answerMove(core, mentor, { sessionId, time: to }), refused('mentoring_times_end'));
});

test('another session is offered the slots of the page alone, in its own length', async () => {
  const { id, mentor, mentee } = await sessionBetween(core, {}, { state: 'confirmed', minutes: 60 });
  const far = await getMoveTimes(core, mentee, { sessionId: id, from: dayOf(startIn(40)) });
  assert.deepEqual([far.times, far.after], [[], '']);
  const { times } = await getMoveTimes(core, mentor, { sessionId: id, from: dayOf(startIn(3)) });
  const moments = times.map((time) => Date.parse(time));
  assert.ok(moments.length > 0 && !moments.includes(Date.parse(startIn(3)) - 1_800_000));
});

test('all times until the last day can begin a series, a week a page by the mentor’s clock', async () => {
  const mentor = await newMentor(core, { hours: { ...wholeDays, weeksAhead: 4 } });
  const { id, mentee } = await mentorshipBetween(core, { mentor }, { state: 'running' });
  const seen = new Set<number>();
  let from = '';
  for (let pages = 0; pages < 12; pages++) {
    const week = await getMentorshipTimes(core, mentee, { mentorshipId: id, startsAt: '', count: 1, from });
    for (const time of week.times) seen.add(Date.parse(time));
    if (week.after === '') break;
    from = week.after;
  }
  assert.ok(seen.size > 2_000, `${seen.size} times`);
  assert.ok(seen.has(Date.parse(startIn(50))));
});
