import type { Translated } from '#rules/text/translated.ts';
import type { agreementRowTexts as english } from '../en/row.ts';

/** The row under You. */
export const agreementRowTexts = {
  title: 'माझे करार',
  facts: 'प्रकल्पांशी तुम्ही काय ठरवले आहे, आणि तुमच्यासाठी काय बाकी आहे',
} satisfies Translated<typeof english>;
