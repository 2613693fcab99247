import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import type { MailLines } from '../words.ts';

export const savedSearchLines = {
  unnamed: '',
  topics: {
    searches: {
      subject: (site) => `${site} पर आपकी सहेजी हुई खोज में नया`,
      heading: 'आपकी सहेजी हुई खोज',
    },
  },
  notifications: {
    search_found: ({ thing, parts }) =>
      thing
        ? `आपकी खोज “${thing}” में नया: ${parts.join(' · ')}।`
        : `आपकी एक सहेजी हुई खोज में नया: ${parts.join(' · ')}।`,
  },
} satisfies MailLines<typeof savedSearchKinds>;
