import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderHeld } from './held.ts';
import { cofounderRefusals } from './refusals.ts';

/** The words that complete the kinds of this module. */
export const cofounderWords = {
  refusals: cofounderRefusals,
  fieldErrors: {
    cofounder_text_length: `Write ${limits.text.min} to ${limits.text.max.toLocaleString('en-IN')} characters.`,
    cofounder_choice_invalid: 'Choose one of the entries of the list.',
    cofounder_hours_invalid: `Write the hours a week as a whole number from ${limits.hours.min} to ${limits.hours.max}.`,
  },
  turns: {
    mine: {
      cofounder_review: ({ thing }) => `Read a search for a co-founder: ${thing}`,
      still_looking: () => 'Say whether you still look for a co-founder',
    },
    awaited: {
      cofounder_review: () => 'We read your search for a co-founder',
      still_looking: () => 'A member says whether they still look for a co-founder',
    },
  },
  notifications: {
    still_looking_asked: () => 'Still looking for a co-founder? Say yes, or your search pauses in 7 days',
    search_paused: () => 'Your search for a co-founder is paused. You can turn it on again at any time',
    search_late: () => 'We are late with reading your search for a co-founder. We read it next',
    search_approved: () => 'We read your search for a co-founder, and others can read it now',
    search_returned: () => 'We read your search for a co-founder. Change something first: the page says what',
  },
  subjects: { cofounder_search: () => 'Your search for a co-founder' },
  introductionPurposes: {
    begin_together: {
      name: 'Begin together',
      ask: 'Ask whether you begin something together',
      parts: {
        begin: 'Wants to begin',
        bring: 'Brings',
        project: 'Project',
        stage: 'Stage',
        sectors: 'Sectors',
        mode: 'Works',
      },
    },
  },
  deskActions: {
    'searches.listed': 'opened the list of reviews of searches for co-founders',
    'search.opened': 'looked at a search for a co-founder',
    'search.approved': 'let others read a search for a co-founder',
    'search.returned': 'returned a search for a co-founder',
    'search.removed': 'removed a search for a co-founder',
  },
  reportables: {
    search: {
      name: 'Search for a co-founder',
      inSentence: 'search for a co-founder',
      own: 'Your search for a co-founder',
    },
  },
  held: cofounderHeld,
} satisfies ModuleWords<typeof cofounderKinds>;
