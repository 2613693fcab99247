import type { savedSearchKinds } from '#contract/saved-searches/kinds.ts';
import { savedSearchLimits as limits } from '#contract/saved-searches/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { savedSearchHeld } from './held.ts';

export const savedSearchWords = {
  refusals: {
    saved_search_unknown: 'यह सहेजी हुई खोज अब नहीं है।',
    saved_search_empty: 'खोज सहेजने से पहले शब्दों से या फ़िल्टर से बताएँ कि आप क्या खोज रहे हैं।',
    saved_search_twice: 'आपने यह खोज पहले से सहेजी हुई है।',
    saved_searches_many: 'आपने 20 खोजें सहेजी हैं। पहले एक मिटाएँ।',
  },
  fieldErrors: {
    saved_search_name_long: `नाम ${limits.name} अक्षरों तक रखें।`,
  },
  topics: {
    searches: { name: 'सहेजी हुई खोजें', hint: 'उनमें नया क्या है, हफ़्ते में एक बार।' },
  },
  notifications: {
    search_found: () => 'आपकी सहेजी हुई खोज में कुछ नया है',
  },
  consents: {
    saved_searches: {
      name: 'सहेजी हुई खोजों के ईमेल',
      about: 'हफ़्ते में एक बार हम आपको आपकी सहेजी हुई खोजों के नए नतीजे ईमेल करते हैं।',
    },
  },
  held: savedSearchHeld,
} satisfies ModuleWords<typeof savedSearchKinds>;
