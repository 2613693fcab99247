import type { Translated } from '#rules/text/translated.ts';
import type { claimsFileTexts as english } from '../en/credit.ts';

export const claimsFileTexts = {
  termName: (term) => {
    const [year, half] = term.split('-');
    if (!year || !half) return '';
    return half === '1' ? `जानेवारी ते जून ${year}` : `जुलै ते डिसेंबर ${year}`;
  },
  file: (organisation, term) => `credit-${organisation}-${term}`,
  titles: [
    'दावा',
    'प्रमाणपत्र',
    'नाव',
    'नोंदणी क्रमांक',
    'बॅच',
    'सेमिस्टर',
    'प्रकल्प',
    'तास',
    'क्रेडिट',
    'सत्र',
    'मंजुरीची तारीख',
    'कोणी नक्की केले',
    'अकॅडमिक बँक ऑफ क्रेडिट्स',
  ],
  route: (isOnEvidence) => (isOnEvidence ? 'पुराव्यांवरून, काम देणाऱ्यांनी नक्की केले नाही' : 'काम देणाऱ्यांनी'),
  bank: 'अकॅडमिक बँक ऑफ क्रेडिट्समध्ये नोंद नाही; ती शैक्षणिक संस्था करते.',
} satisfies Translated<typeof english>;
