import { sql } from 'kysely';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { endForPair } from '../conversations/steps/begin-for-pair.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { ofAccount, ofMentor, ofPair } from './session-scopes.ts';
import { hasLostMark } from './steps/has-lost-mark.ts';
import { lapseClaim, lapseMove, lapseRequest } from './steps/lapse-session.ts';
import { releaseSessions } from './steps/release-sessions.ts';

export const mentoringReactions = [
  reaction({
    name: 'mentoring:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => ['mentoring_answer', 'mentoring_move', 'no_show_contest'].includes(kind),
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'mentoring_answer') await lapseRequest(tx, subjectId);
      if (kind === 'mentoring_move') await lapseMove(tx, subjectId);
      if (kind === 'no_show_contest') await lapseClaim(tx, subjectId);
    },
  }),
  reaction({
    name: 'mentoring:end-blocked',
    to: ['blocks.changed'],
    async run(tx, event) {
      const [one, other] = [accountOf(event), event.subject.personId];
      if (!(await isBlockedBetween(tx, one, other))) return;
      await releaseSessions(tx, { where: ofPair(one, other), sessions: true });
      await endForPair(tx, { kind: 'mentoring', one, other });
    },
  }),
  reaction({
    name: 'mentoring:end-of-suspended',
    to: ['standings.suspended'],
    async run(tx, event) {
      const accountId = accountOf(event);
      if (await findSuspension(tx, accountId))
        await releaseSessions(tx, { where: ofAccount(accountId), sessions: true });
    },
  }),
  reaction({
    name: 'mentoring:end-of-leaving',
    to: ['accounts.leaving'],
    async run(tx, event) {
      const accountId = accountOf(event);
      const { rows } =
        await sql`select from accounts where id = ${accountId} and leaves_at is not null`.execute(tx);
      if (rows.length > 0) await releaseSessions(tx, { where: ofAccount(accountId), sessions: true });
    },
  }),
  reaction({
    name: 'mentoring:end-with-page',
    to: ['mentors.closed', 'mentors.removed'],
    run: (tx, { name, subject }) =>
      releaseSessions(tx, { where: ofMentor(subject.mentorId), sessions: name === 'mentors.removed' }),
  }),
  reaction({
    name: 'mentoring:end-with-mark',
    to: ['verifications.changed'],
    when: ({ what }) => what === 'ended',
    async run(tx, event) {
      const accountId = accountOf(event);
      if (await hasLostMark(tx, accountId, event.subject.verificationId))
        await releaseSessions(tx, { where: ofMentor(accountId), sessions: true });
    },
  }),
];
