import type { Translated } from '#rules/text/translated.ts';
import type { verificationRowTexts as english } from '../en/row.ts';

export const verificationRowTexts = {
  title: 'जाँच',
  facts: 'आपके बारे में दूसरे किस बात पर भरोसा कर सकते हैं',
} satisfies Translated<typeof english>;
