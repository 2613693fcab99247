import { reaction } from '../ground/reaction.ts';
import { settleCompleted } from './steps/settle-completed.ts';
import { settleMentored, settleMentoredBySession } from './steps/settle-mentored.ts';
import { settleNamed } from './steps/settle-named.ts';

/** Entries after which an agreement that is over may have a certificate, or have it no more. */
const decisive: readonly string[] = ['completed', 'ended', 'accepted', 'ruling_final', 'dispute_withdrawn'];

export const certificateReactions = [
  reaction({
    name: 'certificates:settle-completed',
    to: ['agreements.wrote'],
    when: ({ kind }) => decisive.includes(kind),
    run: (tx, { subject }) => settleCompleted(tx, subject.agreementId),
  }),
  reaction({
    name: 'certificates:settle-mentored',
    to: ['mentorships.completed'],
    run: (tx, { subject }) => settleMentored(tx, subject.mentorshipId),
  }),
  reaction({
    name: 'certificates:settle-mentored-by-session',
    // The last session settles 48 hours after its end, which may be after that of the mentorship.
    to: [
      'mentoring.settled',
      'mentoring.claimContested',
      'mentoring.claimAccepted',
      'mentoring.appealDecided',
    ],
    run: (tx, { subject }) => settleMentoredBySession(tx, subject.sessionId),
  }),
  reaction({
    name: 'certificates:settle-named',
    to: ['accounts.updated', 'profiles.created'],
    when: (subject) => !('attribute' in subject) || subject.attribute === 'name',
    run: async (tx, { accountId }) => {
      if (accountId) await settleNamed(tx, accountId);
    },
  }),
];
