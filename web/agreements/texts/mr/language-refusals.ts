import type { agreementLanguageRefusals as english } from '../en/language-refusals.ts';

export const agreementLanguageRefusals: typeof english = {
  agreement_language_unoffered: 'सध्या या भाषेत करार होत नाही. दुसरी भाषा निवडा.',
  agreement_language_unread: 'नक्की करा की तुम्हाला या कराराची भाषा वाचता येते, किंवा तो तुम्हाला वाचून दाखवला आहे.',
};
