import type { Translated } from '#rules/text/translated.ts';
import type { owedTexts as english } from '../en/owed.ts';

export const owedTexts = {
  open: 'माझे अकाउंट हटवा',
  how: 'तुम्ही गेल्यावर या करारांत एकही ओनर राहणार नाही. तुमचे अकाउंट संपल्यानंतरही ही कामे तुम्हाला पूर्ण करायची आहेत. तुम्ही आधी टीममधील एखाद्या सदस्याला प्रकल्पाचे ओनर व्हायला सांगू शकता.',
  tick: 'काय बाकी राहते ते मी वाचले आहे.',
  act: 'पुढे जा',
} satisfies Translated<typeof english>;
