import { sql } from 'kysely';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { hasLostMark } from '../mentoring/steps/has-lost-mark.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { fillSeat } from './steps/fill-seat.ts';
import { lapseOffer } from './steps/lapse-offer.ts';
import { freeSeatTimes, releaseOfficeHours, releaseSeats } from './steps/release-seats.ts';

export const officeHourReactions = [
  reaction({
    name: 'office-hours:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'seat_offer',
    run: (tx, { subject }) => lapseOffer(tx, subject.subjectId),
  }),
  reaction({
    name: 'office-hours:fill-freed',
    to: [
      'officeHours.seatLeft',
      'officeHours.seatLapsed',
      'officeHours.seatReleased',
      'officeHours.seatFreed',
      'officeHours.waiting',
    ],
    async run(tx, { subject }) {
      await fillSeat(tx, subject.officeHourId);
    },
  }),
  reaction({
    name: 'office-hours:free-times',
    to: ['officeHours.cancelled', 'officeHours.released'],
    run: (tx, { subject }) => freeSeatTimes(tx, subject.officeHourId),
  }),
  reaction({
    name: 'office-hours:end-blocked',
    to: ['blocks.changed'],
    async run(tx, event) {
      const [one, other] = [accountOf(event), event.subject.personId];
      if (!(await isBlockedBetween(tx, one, other))) return;
      const pair = sql<boolean>`((mentor_id, mentee_id) in ((${one}, ${other}), (${other}, ${one})))`;
      await releaseSeats(tx, { where: pair, causedBy: one });
    },
  }),
  reaction({
    name: 'office-hours:end-of-suspended',
    to: ['standings.suspended'],
    async run(tx, event) {
      const accountId = accountOf(event);
      if (!(await findSuspension(tx, accountId))) return;
      await releaseAll(tx, accountId);
    },
  }),
  reaction({
    name: 'office-hours:end-of-leaving',
    to: ['accounts.leaving'],
    async run(tx, event) {
      const accountId = accountOf(event);
      const { rows } =
        await sql`select from accounts where id = ${accountId} and leaves_at is not null`.execute(tx);
      if (rows.length === 0) return;
      await releaseAll(tx, accountId);
    },
  }),
  reaction({
    name: 'office-hours:end-with-page',
    to: ['mentors.closed', 'mentors.removed', 'mentors.barred'],
    async run(tx, { name, subject: { mentorId } }) {
      if (name !== 'mentors.closed') return releaseOfficeHours(tx, mentorId);
      const where = sql<boolean>`mentor_id = ${mentorId}`;
      await releaseSeats(tx, { where, causedBy: mentorId, waitingAlone: true });
    },
  }),
  reaction({
    name: 'office-hours:end-with-mark',
    to: ['verifications.changed'],
    when: ({ what }) => what === 'ended',
    async run(tx, event) {
      const accountId = accountOf(event);
      if (await hasLostMark(tx, accountId, event.subject.verificationId))
        await releaseOfficeHours(tx, accountId);
    },
  }),
];

/** The seats first: their accounts are locked in one order, with this one among them. */
async function releaseAll(tx: Tx, accountId: string): Promise<void> {
  await releaseSeats(tx, { where: sql<boolean>`mentee_id = ${accountId}`, causedBy: accountId });
  await releaseOfficeHours(tx, accountId);
}
