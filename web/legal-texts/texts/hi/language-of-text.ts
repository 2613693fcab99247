import type { languageOfTextTexts as english } from '../en/language-of-text.ts';

/** Above a text of law on a page of another language. */
export const languageOfTextTexts: typeof english = {
  inEnglish: 'यह टेक्स्ट अंग्रेज़ी में है। इसका अनुवाद अभी मंज़ूर नहीं हुआ है, इसलिए अंग्रेज़ी टेक्स्ट ही लागू है।',
};
