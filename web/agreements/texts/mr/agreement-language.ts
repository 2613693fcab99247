import type { agreementLanguageTexts as english } from '../en/agreement-language.ts';

/** About the language in which an agreement is written and signed. */
export const agreementLanguageTexts: typeof english = {
  label: 'कराराची भाषा',
  hint: 'दोन्ही बाजू या भाषेतील मजकुरावर सही करतात, आणि फक्त तोच धरला जातो. दोघांची सही झाल्यावर भाषा बदलत नाही.',
  names: { en: 'इंग्रजी', hi: 'हिंदी', mr: 'मराठी' },
  writtenIn: (language) => `${language} भाषेत लिहिलेला`,
  help: 'वाचायला मदत. तुम्ही यावर सही करत नाही.',
  canRead: (language) => `मला ${language} वाचता येते, किंवा हे मला वाचून दाखवले आहे.`,
};
