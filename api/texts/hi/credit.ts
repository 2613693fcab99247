import type { Translated } from '#rules/text/translated.ts';
import type { claimsFileTexts as english } from '../en/credit.ts';

export const claimsFileTexts = {
  termName: (term) => {
    const [year, half] = term.split('-');
    if (!year || !half) return '';
    return half === '1' ? `जनवरी से जून ${year}` : `जुलाई से दिसंबर ${year}`;
  },
  file: (organisation, term) => `credit-${organisation}-${term}`,
  titles: [
    'दावा',
    'प्रमाणपत्र',
    'नाम',
    'नामांकन नंबर',
    'बैच',
    'सेमेस्टर',
    'प्रोजेक्ट',
    'घंटे',
    'क्रेडिट',
    'सत्र',
    'मंज़ूर होने की तारीख',
    'किसने पक्का किया',
    'एकेडमिक बैंक ऑफ़ क्रेडिट्स',
  ],
  route: (isOnEvidence) => (isOnEvidence ? 'सबूत के आधार पर, काम देने वाले ने पक्का नहीं किया' : 'काम देने वाले ने'),
  bank: 'एकेडमिक बैंक ऑफ़ क्रेडिट्स में कोई एंट्री नहीं; वह शिक्षण संस्था करती है।',
} satisfies Translated<typeof english>;
