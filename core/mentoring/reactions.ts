import { endForPair } from '../conversations/steps/begin-for-pair.ts';
import { reaction } from '../ground/reaction.ts';
import { releaseReactions } from './release-reactions.ts';
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
  ...releaseReactions({
    module: 'mentoring',
    release: releaseSessions,
    blocked: (tx, one, other) => endForPair(tx, { kind: 'mentoring', one, other }),
  }),
];
