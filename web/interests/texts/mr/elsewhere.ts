import type { Translated } from '#rules/text/translated.ts';
import type { interestElsewhereTexts as english } from '../en/elsewhere.ts';

export const interestElsewhereTexts = {
  you: 'आवडी',
  youFacts: 'गुंतवणूकदार आणि इंडस्ट्री प्रोफेशनलसाठी',
  workspace: 'ओळखीसाठी कोण विचारू शकते',
} satisfies Translated<typeof english>;
