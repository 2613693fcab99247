import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { newMentor, sessionBetween, startIn } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { officeHourOf, seatIn } from '#tests/office-hours/office-hours.ts';
import { newReviewer, reviewBetween } from '#tests/written-reviews/reviews.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { listReviews } from '../mentors/list-reviews.ts';

const core = await freshCore();
await keepBeating(core);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the desk reads counts of each kind, and no member', async () => {
  const mentor = await newMentor(core);
  await sessionBetween(core, { mentor });
  await sessionBetween(core, { mentor }, { state: 'confirmed', starts_at: new Date(startIn(5)) });
  await sessionBetween(core, { mentor }, { state: 'lapsed', ended_at: daysAgo(29) });
  await sessionBetween(core, { mentor }, { state: 'lapsed', ended_at: daysAgo(31) });
  const reviewer = await newReviewer(core, { open: 5 });
  await reviewBetween(core, { mentor: reviewer });
  await reviewBetween(core, { mentor: reviewer }, { state: 'accepted' });
  const { id } = await officeHourOf(core);
  for (let at = 0; at < 3; at++) await seatIn(core, id);
  await mentorshipBetween(core, {}, { state: 'proposed' });
  const { core: desk, admin } = await administrator(core);
  const { kinds } = await listReviews(desk, admin, { list: 'waiting' });
  const of = (kind: string) => {
    const found = kinds.find((one) => one.kind === kind);
    return [found?.waiting, found?.ahead, found?.lapsed];
  };
  assert.deepEqual(of('session'), [1, 1, 1]);
  assert.deepEqual(of('written_review'), [1, 1, 0]);
  assert.deepEqual(of('office_hour'), [1, 1, 0]);
  assert.deepEqual(of('mentorship'), [1, 0, 0]);
  const pages = (kind: string) => kinds.find((one) => one.kind === kind)?.pages;
  assert.deepEqual([pages('office_hour'), pages('written_review'), pages('session')], [1, 1, 4]);
});
