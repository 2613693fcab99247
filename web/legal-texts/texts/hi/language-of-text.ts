import type { languageOfTextTexts as english } from '../en/language-of-text.ts';

/** Above a text of law: in which language it stands, and which counts. */
export const languageOfTextTexts: typeof english = {
  inEnglish: 'यह टेक्स्ट अंग्रेज़ी में है। इसका अनुवाद अभी मंज़ूर नहीं हुआ है, इसलिए अंग्रेज़ी टेक्स्ट ही लागू है।',
  equal: (count) =>
    count === 2
      ? 'ये दोनों टेक्स्ट बराबर मान्य हैं। जहाँ इनमें फ़र्क़ हो, वहाँ वह लागू है जो आपके लिए बेहतर है।'
      : count === 3
        ? 'ये तीनों टेक्स्ट बराबर मान्य हैं। जहाँ इनमें फ़र्क़ हो, वहाँ वह लागू है जो आपके लिए बेहतर है।'
        : `ये ${count} टेक्स्ट बराबर मान्य हैं। जहाँ इनमें फ़र्क़ हो, वहाँ वह लागू है जो आपके लिए बेहतर है।`,
  others: 'यही टेक्स्ट दूसरी भाषा में',
};
