import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderTitleHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const cofounderTitleWords = {
  refusals: {
    cofounder_title_unknown: 'There is no such member of the team, or no such proposal.',
    cofounder_title_held: 'This member has the title already.',
    cofounder_title_away: 'This member is not available at present.',
    cofounder_title_over: 'This proposal is over, or its time is. Nothing was changed.',
  },
  turns: {
    mine: {
      cofounder_title: ({ thing, person }) =>
        `Say whether ${person || 'a member'} is a co-founder of ${thing || 'a project'}`,
    },
    awaited: {
      cofounder_title: ({ thing }) => `A co-founder of ${thing || 'a project'} answers about a title`,
    },
  },
  notifications: {
    cofounder_title_asked: () => 'A title of co-founder is proposed. Say yes or no',
    cofounder_title_given: () => 'A title of co-founder is accepted by all',
    cofounder_title_declined: () => 'A title of co-founder was not accepted',
  },
  reportables: {
    cofounder_title: {
      name: 'Title of co-founder',
      inSentence: 'title of co-founder',
      own: 'Your title of co-founder',
      title: (name) => `Report the title of ${name || 'a member'}`,
    },
  },
  held: cofounderTitleHeld,
} satisfies ModuleWords<typeof cofounderTitleKinds>;
