import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { savedSearchHeld } from './held.ts';

export const savedSearchWords = {
  refusals: {
    saved_search_unknown: 'हा जतन केलेला शोध आता नाही.',
    saved_search_empty: 'शोध जतन करण्याआधी शब्दांनी किंवा फिल्टरने तुम्ही काय शोधत आहात ते सांगा.',
    saved_search_twice: 'तुम्ही हा शोध आधीच जतन केला आहे.',
    saved_searches_many: 'तुम्ही 20 शोध जतन केले आहेत. आधी एक हटवा.',
  },
  fieldErrors: {
    saved_search_name_long: `नाव ${limits.name} अक्षरांपर्यंत ठेवा.`,
  },
  topics: {
    searches: { name: 'जतन केलेले शोध', hint: 'त्यांत नवीन काय आहे, आठवड्यातून एकदा.' },
  },
  notifications: {
    search_found: () => 'तुमच्या जतन केलेल्या शोधात काहीतरी नवीन आहे',
  },
  consents: {
    saved_searches: {
      name: 'जतन केलेल्या शोधांचे ईमेल',
      about: 'आठवड्यातून एकदा आम्ही तुम्हाला तुमच्या जतन केलेल्या शोधांचे नवीन निकाल ईमेल करतो.',
    },
  },
  held: savedSearchHeld,
} satisfies ModuleWords<typeof savedSearchKinds>;
