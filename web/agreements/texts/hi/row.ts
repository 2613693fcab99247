import type { Translated } from '#rules/text/translated.ts';
import type { agreementRowTexts as english } from '../en/row.ts';

/** The row under You. */
export const agreementRowTexts = {
  title: 'मेरे अनुबंध',
  facts: 'प्रोजेक्ट के साथ आपने क्या तय किया है, और आपके लिए क्या बाक़ी है',
} satisfies Translated<typeof english>;
