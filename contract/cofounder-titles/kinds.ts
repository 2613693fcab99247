import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { cofounderTitleLimits } from './limits.ts';
import { cofounderTitlePaths } from './rare-paths.ts';

/** The names that this module declares for all other modules. */
export const cofounderTitleKinds = {
  notifications: {
    cofounder_title_asked: 'answers',
    cofounder_title_given: 'answers',
    cofounder_title_declined: 'answers',
  },
  deadlines: {
    cofounder_title: {
      days: cofounderTitleLimits.answerDays,
      canExtend: 'no',
      closesQuietly: true,
      path: ({ slug }) => cofounderTitlePaths.titles(slug),
    },
  },
  refusals: {
    cofounder_title_unknown: ['not_found', 'There is no such member of the team, or no such proposal.'],
    cofounder_title_held: ['conflict', 'The member has the title already.'],
    cofounder_title_away: ['forbidden', 'The member is not available at present.'],
    cofounder_title_over: ['conflict', 'The proposal waits for no answer of the caller.'],
  },
  reportables: ['cofounder_title'],
} as const satisfies ModuleKinds;
