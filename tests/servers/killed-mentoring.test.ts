import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import type { Member } from '#core/ground/actor.ts';
import { agreeMentorship } from '#core/mentorships/agree-mentorship.ts';
import { takeSeat } from '#core/office-hours/take-seat.ts';
import { acceptReview } from '#core/written-reviews/accept-review.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { newMentee } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { officeHourOf } from '#tests/office-hours/office-hours.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { reviewBetween } from '#tests/written-reviews/reviews.ts';
import { core, finish, holdUp, killBeforeAcknowledgement, pool, sent } from './killed-workers.ts';

await keepBeating(core);

/** Emails leave at once where it is noon. */
const atNoon = (who: Member) => setStanding(core, who.id, { zone: zoneWhereItIs(12) });

/** A yes whose worker is killed once the notifications are written: its email leaves once, by another worker. */
async function emailOnce(to: Member, yes: () => Promise<unknown>): Promise<void> {
  await atNoon(to);
  await finish();
  const before = await sent();
  await killBeforeAcknowledgement(
    await holdUp('notifications:tell', async () => {
      await yes();
    }),
  );
  const notified = await pool.query('select from notifications where account_id = $1', [to.id]);
  assert.equal(notified.rowCount, 1);
  assert.equal((await sent()).size - before.size, 1);
}

/** Every notification is written by the same reaction, so `npm test` tries one yes and the long rounds all. */
const yeses = {
  plan: async () => {
    const { id, mentor, mentee } = await mentorshipBetween(core);
    await emailOnce(mentee, () => agreeMentorship(core, mentor, { mentorshipId: id, version: 1 }));
  },
  seat: async () => {
    const { id: officeHourId } = await officeHourOf(core);
    const mentee = await newMentee(core);
    await emailOnce(mentee, () => takeSeat(core, mentee, { officeHourId, orWait: false }));
  },
  review: async () => {
    const { id, mentor, mentee } = await reviewBetween(core, {});
    await emailOnce(mentee, () => acceptReview(core, mentor, id));
  },
};

for (const one of rounds<keyof typeof yeses>(['plan'], ['plan', 'seat', 'review']))
  test(`the worker is killed between the yes to a ${one} and its email: the email leaves once`, yeses[one]);
