import { now } from '#db/now.ts';
import { record } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import type { GuardianStep } from './emails/guardian-mentoring.ts';
import { tellGuardian } from './steps/tell-guardian.ts';

/** The steps of a session that its guardian is told of. Messages are read behind the link, and would fill the mailbox. */
const told: Partial<Record<string, GuardianStep>> = {
  asked: 'sent',
  confirmed: 'confirmed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  cancelled: 'sessionCancelled',
  released: 'sessionReleased',
  moveOffered: 'moveOffered',
  moved: 'moved',
  locationChanged: 'locationChanged',
};
const ends = [
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'released',
  'settled',
  'claimContested',
  'claimAccepted',
];

/** Each event of a session that a member under 18 asked for: the mentee and the guardian learn of it at the request. */
export const followSession = reaction({
  name: 'young-mentees:follow-session',
  to: [
    'mentoring.asked',
    'mentoring.confirmed',
    'mentoring.declined',
    'mentoring.withdrawn',
    'mentoring.lapsed',
    'mentoring.cancelled',
    'mentoring.released',
    'mentoring.moveOffered',
    'mentoring.moved',
    'mentoring.moveDeclined',
    'mentoring.locationChanged',
    'mentoring.dayBefore',
    'mentoring.hourBefore',
    'mentoring.over',
    'mentoring.claimed',
    'mentoring.claimContested',
    'mentoring.claimAccepted',
    'mentoring.settled',
    'mentoring.appealDecided',
    'mentoring.messageWritten',
  ],
  async run(tx, { name, accountId, subject }) {
    if ('side' in subject && subject.side !== 'mentee') return;
    const one = await tx
      .selectFrom('young_requests')
      .select(['id', 'mentee_id'])
      .where('session_id', '=', subject.sessionId)
      .executeTakeFirst();
    if (!one) return;
    const what = name.slice('mentoring.'.length);
    if (ends.includes(what))
      await tx.updateTable('young_requests').set({ ended_at: now }).where('id', '=', one.id).execute();
    await record(tx, { name: 'youngMentees.sessionMoved', accountId, subject: { requestId: one.id, what } });
    const step = told[what];
    if (step) await tellGuardian(tx, one.mentee_id, step, subject.sessionId);
  },
});
