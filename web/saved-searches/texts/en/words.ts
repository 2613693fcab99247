import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { savedSearchHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const savedSearchWords = {
  refusals: {
    saved_search_unknown: 'This saved search is not there any more.',
    saved_search_empty: 'Say what you look for, by words or by a filter, before you save the search.',
    saved_search_twice: 'You have saved this search already.',
    saved_searches_many: 'You have saved 20 searches. Delete one first.',
  },
  fieldErrors: {
    saved_search_name_long: `Keep the name to ${limits.name} characters.`,
  },
  topics: {
    searches: { name: 'Saved searches', hint: 'What is new in them, once a week.' },
  },
  notifications: {
    search_found: () => 'Something new is in your saved search',
  },
  consents: {
    saved_searches: {
      name: 'Emails about saved searches',
      about: 'Once a week we email you the new results of your saved searches.',
    },
  },
  held: savedSearchHeld,
} satisfies ModuleWords<typeof savedSearchKinds>;
