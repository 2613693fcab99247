import { cofounderTitleLimits as limits } from '#contract/cofounder-titles/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = {
  group: 'others',
  policy: 'Projects, teams and opportunities',
  kept: `संपल्यानंतर ${limits.keptDays} दिवस.`,
} as const;

export const cofounderTitleHeld = {
  cofounder_titles: {
    ...shared,
    name: 'सह-संस्थापक या पदाचे प्रस्ताव',
    holds: 'कोणासाठी, कोणाकडून, आणि ते कसे संपले.',
    why: 'प्रकल्प दाखवण्यासाठी.',
  },
  cofounder_title_answers: {
    ...shared,
    name: 'अशा पदांबद्दलची उत्तरे',
    holds: 'कोणी स्वीकारले, आणि कधी.',
    why: 'प्रकल्प दाखवण्यासाठी.',
  },
} satisfies ModuleHeld;
