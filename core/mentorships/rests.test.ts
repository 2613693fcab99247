import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { missTwo, newMentee } from '#tests/mentoring/sessions.ts';
import { officeHourOf } from '#tests/office-hours/office-hours.ts';
import { askingFor, newReviewer } from '#tests/written-reviews/reviews.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { takeSeat } from '../office-hours/take-seat.ts';
import { askForReview } from '../written-reviews/ask-for-review.ts';

const core = await freshCore();
await keepBeating(core);

test('two no-shows of a mentee stop seats and reviews, too, and they read until when', async () => {
  const mentee = await newMentee(core);
  await missTwo(core, mentee, 'mentee');
  const { id: officeHourId } = await officeHourOf(core);
  const paused = refused('mentoring_paused_mentee');
  await assert.rejects(takeSeat(core, mentee, { officeHourId, orWait: true }), paused);
  await assert.rejects(askForReview(core, mentee, askingFor(await newReviewer(core))), paused);
});

test('two no-shows of a mentor stop seats and reviews of all members', async () => {
  const mentor = await newReviewer(core);
  await missTwo(core, mentor, 'mentor');
  const paused = refused('mentoring_paused_mentor');
  await assert.rejects(askForReview(core, await newMentee(core), askingFor(mentor)), paused);
  const host = await officeHourOf(core);
  const mentee = await newMentee(core);
  await takeSeat(core, mentee, { officeHourId: host.id, orWait: false });
  await missTwo(core, host.mentor, 'mentor');
  const again = { officeHourId: host.id, orWait: false, question: 'Which price comes first?' };
  await takeSeat(core, mentee, { ...again, questionOnly: true });
  await assert.rejects(takeSeat(core, await newMentee(core), again), paused);
});
