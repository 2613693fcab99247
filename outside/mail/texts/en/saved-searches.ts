import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const savedSearchLines = {
  unnamed: '',
  topics: {
    searches: { subject: (site) => `New in your saved searches on ${site}`, heading: 'Your saved searches' },
  },
  notifications: {
    search_found: ({ thing, parts }) =>
      thing
        ? `New in your search “${thing}”: ${parts.join(' · ')}.`
        : `New in a search that you have saved: ${parts.join(' · ')}.`,
  },
} satisfies MailLines<typeof savedSearchKinds>;
