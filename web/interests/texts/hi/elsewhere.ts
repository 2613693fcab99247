import type { Translated } from '#rules/text/translated.ts';
import type { interestElsewhereTexts as english } from '../en/elsewhere.ts';

export const interestElsewhereTexts = {
  you: 'रुचियाँ',
  youFacts: 'निवेशकों और इंडस्ट्री प्रोफ़ेशनल के लिए',
  workspace: 'परिचय कौन माँग सकता है',
} satisfies Translated<typeof english>;
