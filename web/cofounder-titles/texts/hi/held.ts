import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = {
  group: 'others',
  policy: 'Projects, teams and opportunities',
  kept: `ख़त्म होने के ${limits.keptDays} दिन बाद तक।`,
} as const;

export const cofounderTitleHeld = {
  cofounder_titles: {
    ...shared,
    name: 'सह-संस्थापक के प्रस्तावित टाइटल',
    holds: 'किसके लिए, किसकी ओर से, और यह कैसे ख़त्म हुआ।',
    why: 'प्रोजेक्ट दिखाने के लिए।',
  },
  cofounder_title_answers: {
    ...shared,
    name: 'ऐसे टाइटल पर जवाब',
    holds: 'किसने स्वीकार किया, और कब।',
    why: 'प्रोजेक्ट दिखाने के लिए।',
  },
} satisfies ModuleHeld;
