import type { agreementLanguageTexts as english } from '../en/agreement-language.ts';

/** About the language in which an agreement is written and signed. */
export const agreementLanguageTexts: typeof english = {
  label: 'अनुबंध की भाषा',
  hint: 'दोनों पक्ष इसी भाषा के टेक्स्ट पर हस्ताक्षर करते हैं, और सिर्फ़ वही मान्य है। दोनों के हस्ताक्षर के बाद यह नहीं बदलती।',
  names: { en: 'अंग्रेज़ी', hi: 'हिन्दी', mr: 'मराठी' },
  writtenIn: (language) => `${language} में लिखा है`,
  help: 'पढ़ने के लिए मदद। आप इस पर हस्ताक्षर नहीं करते।',
  canRead: (language) => `मुझे ${language} पढ़ना आता है, या यह मुझे पढ़कर सुनाया गया है।`,
};
