import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import type { MailLines } from '../words.ts';

export const savedSearchLines = {
  unnamed: '',
  topics: {
    searches: {
      subject: (site) => `${site} वरील तुमच्या जतन केलेल्या शोधांत नवीन`,
      heading: 'तुमचे जतन केलेले शोध',
    },
  },
  notifications: {
    search_found: ({ thing, parts }) =>
      thing
        ? `तुमच्या “${thing}” या शोधात नवीन: ${parts.join(' · ')}.`
        : `तुम्ही जतन केलेल्या एका शोधात नवीन: ${parts.join(' · ')}.`,
  },
} satisfies MailLines<typeof savedSearchKinds>;
