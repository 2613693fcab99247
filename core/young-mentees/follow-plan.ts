import { now } from '#db/now.ts';
import { record } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import type { GuardianStep } from './emails/guardian-mentoring.ts';
import { tellGuardian } from './steps/tell-guardian.ts';

/** The steps of a plan that its guardian is told of; check-ins are read behind the link. */
const told: Partial<Record<string, GuardianStep>> = {
  proposed: 'sent',
  agreed: 'planBegun',
  declined: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  completed: 'planEnded',
  ended: 'planEnded',
  released: 'planReleased',
};
const ends = ['declined', 'withdrawn', 'lapsed', 'completed', 'ended', 'released'];

/** Each event of a plan that a member under 18 proposed: the mentee and the guardian learn of it at the request. */
export const followPlan = reaction({
  name: 'young-mentees:follow-plan',
  to: [
    'mentorships.proposed',
    'mentorships.agreed',
    'mentorships.declined',
    'mentorships.withdrawn',
    'mentorships.lapsed',
    'mentorships.paused',
    'mentorships.resumed',
    'mentorships.checkInOpened',
    'mentorships.goOnAsked',
    'mentorships.completed',
    'mentorships.ended',
    'mentorships.released',
    'mentorships.reachedShown',
  ],
  async run(tx, { name, accountId, subject }) {
    const one = await tx
      .selectFrom('young_requests')
      .select(['id', 'mentee_id'])
      .where('mentorship_id', '=', subject.mentorshipId)
      .where('kind', '=', 'plan')
      .executeTakeFirst();
    if (!one) return;
    const what = name.slice('mentorships.'.length);
    if (ends.includes(what))
      await tx.updateTable('young_requests').set({ ended_at: now }).where('id', '=', one.id).execute();
    await record(tx, { name: 'youngMentees.planMoved', accountId, subject: { requestId: one.id, what } });
    const step = told[what];
    if (step) await tellGuardian(tx, one.mentee_id, step);
  },
});
