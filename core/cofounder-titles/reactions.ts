import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { holdTitle, readPart } from './steps/hold-title.ts';
import { leaveTitles } from './steps/leave-titles.ts';
import { endTitle } from './steps/settle-title.ts';

export const cofounderTitleReactions = [
  reaction({
    name: 'cofounder-titles:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'cofounder_title',
    async run(tx, { subject }) {
      const one = await holdTitle(tx, readPart(subject.subjectId));
      if (one) await endTitle(tx, one, { state: 'declined' });
    },
  }),
  reaction({
    name: 'cofounder-titles:leave',
    to: ['projects.left'],
    run: (tx, event) => leaveTitles(tx, accountOf(event), event.subject.projectId),
  }),
  reaction({
    name: 'cofounder-titles:suspend',
    to: ['standings.suspended'],
    async run(tx, event) {
      if (await findSuspension(tx, accountOf(event))) await leaveTitles(tx, accountOf(event), null);
    },
  }),
];
