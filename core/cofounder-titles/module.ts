import type { Module } from '../ground/declaration.ts';
import { cofounderTitleDeadlines } from './deadlines.ts';
import { cofounderTitleEvents } from './events.ts';
import { cofounderTitlesRows } from './expected-rows.ts';
import { forgetTitles } from './forget-titles.ts';
import { cofounderTitleLiveUpdates } from './live-updates.ts';
import { cofounderTitleNotifications } from './notifications.ts';
import { cofounderTitleData } from './own-data.ts';
import { cofounderTitleReactions } from './reactions.ts';
import { reportableTitle } from './reportable.ts';

export const cofounderTitles: Module = {
  name: 'cofounder-titles',
  noConsents: {
    'cofounder_title_answers.accepted_at': { none: 'A member of a team agrees to a title in it.' },
    'PUT /projects/:projectSlug/cofounder-titles/:personId/answer': {
      none: 'A member of a team agrees to a title in it.',
    },
  },
  events: cofounderTitleEvents,
  notifications: cofounderTitleNotifications,
  reactions: cofounderTitleReactions,
  presenters: cofounderTitleLiveUpdates,
  scheduledJobs: [{ name: 'cofounder-titles:forget', at: '35 4 * * *', run: forgetTitles }],
  deadlines: cofounderTitleDeadlines,
  reportables: { cofounder_title: reportableTitle },
  ownData: cofounderTitleData,
  expectedRows: cofounderTitlesRows,
};
