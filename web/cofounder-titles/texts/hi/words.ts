import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderTitleHeld } from './held.ts';

export const cofounderTitleWords = {
  refusals: {
    cofounder_title_unknown: 'टीम में ऐसा कोई सदस्य नहीं है, या ऐसा कोई प्रस्ताव नहीं है।',
    cofounder_title_held: 'इस सदस्य के पास यह टाइटल पहले से है।',
    cofounder_title_away: 'ये सदस्य अभी उपलब्ध नहीं हैं।',
    cofounder_title_over: 'यह प्रस्ताव, या इसका समय, ख़त्म हो गया है। कुछ नहीं बदला गया।',
  },
  turns: {
    mine: {
      cofounder_title: ({ thing, person }) =>
        `बताएँ कि क्या ${person || 'एक सदस्य'} ${thing || 'एक प्रोजेक्ट'} के सह-संस्थापक हैं`,
    },
    awaited: {
      cofounder_title: ({ thing }) => `टाइटल के बारे में जवाब ${thing || 'एक प्रोजेक्ट'} के एक सह-संस्थापक देंगे`,
    },
  },
  notifications: {
    cofounder_title_asked: () => 'सह-संस्थापक के टाइटल का प्रस्ताव है। हाँ या नहीं कहें',
    cofounder_title_given: () => 'सह-संस्थापक का टाइटल सबने स्वीकार किया है',
    cofounder_title_declined: () => 'सह-संस्थापक का टाइटल स्वीकार नहीं हुआ',
  },
  reportables: {
    cofounder_title: {
      name: 'सह-संस्थापक का टाइटल',
      inSentence: 'सह-संस्थापक का टाइटल',
      own: 'आपका सह-संस्थापक का टाइटल',
      title: (name) => `${name || 'एक सदस्य'} के टाइटल की रिपोर्ट करें`,
    },
  },
  held: cofounderTitleHeld,
} satisfies ModuleWords<typeof cofounderTitleKinds>;
