import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderTitleHeld } from './held.ts';

export const cofounderTitleWords = {
  refusals: {
    cofounder_title_unknown: 'टीममध्ये असा कोणताही सदस्य नाही, किंवा असा कोणताही प्रस्ताव नाही.',
    cofounder_title_held: 'या सदस्याकडे हे पद आधीच आहे.',
    cofounder_title_away: 'हे सदस्य सध्या उपलब्ध नाहीत.',
    cofounder_title_over: 'हा प्रस्ताव, किंवा त्याची वेळ, संपली आहे. काहीही बदललेले नाही.',
  },
  turns: {
    mine: {
      cofounder_title: ({ thing, person }) =>
        thing
          ? `${person || 'एक सदस्य'} सह-संस्थापक आहेत का, ते सांगा. प्रकल्प: ${thing}`
          : `${person || 'एक सदस्य'} एका प्रकल्पाचे सह-संस्थापक आहेत का, ते सांगा`,
    },
    awaited: {
      cofounder_title: ({ thing }) =>
        thing
          ? `एक सह-संस्थापक पदाबद्दल उत्तर देतील. प्रकल्प: ${thing}`
          : 'एका प्रकल्पाचे एक सह-संस्थापक पदाबद्दल उत्तर देतील',
    },
  },
  notifications: {
    cofounder_title_asked: () => 'सह-संस्थापक या पदाचा प्रस्ताव आहे. हो किंवा नाही म्हणा',
    cofounder_title_given: () => 'सह-संस्थापक हे पद सर्वांनी स्वीकारले आहे',
    cofounder_title_declined: () => 'सह-संस्थापक हे पद स्वीकारले गेले नाही',
  },
  reportables: {
    cofounder_title: {
      name: 'सह-संस्थापक हे पद',
      inSentence: 'सह-संस्थापक हे पद',
      own: 'तुमचे सह-संस्थापक हे पद',
      title: (name) => (name ? `${name} यांचे पद रिपोर्ट करा` : 'एका सदस्याचे पद रिपोर्ट करा'),
    },
  },
  held: cofounderTitleHeld,
} satisfies ModuleWords<typeof cofounderTitleKinds>;
