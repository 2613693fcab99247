import { reaction } from '../ground/reaction.ts';
import { releaseReactions } from '../mentoring/release-reactions.ts';
import { lapseCheckIn, lapseGoOn, lapseProposal } from './steps/lapse-mentorship.ts';
import { releaseMentorships } from './steps/release-mentorships.ts';

export const mentorshipReactions = [
  reaction({
    name: 'mentorships:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind.startsWith('mentorship_'),
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'mentorship_answer') await lapseProposal(tx, subjectId);
      if (kind === 'mentorship_check_in') await lapseCheckIn(tx, subjectId);
      if (kind === 'mentorship_go_on') await lapseGoOn(tx, subjectId);
    },
  }),
  ...releaseReactions({ module: 'mentorships', release: releaseMentorships }),
];
