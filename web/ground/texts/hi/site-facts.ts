import type { Translated } from '#rules/text/translated.ts';
import type { siteFacts as english } from '../en/site-facts.ts';

export const siteFacts = {
  nameInDevanagari: 'सहारम्भ',
  address: { locality: 'मुंबई', region: 'महाराष्ट्र', country: 'IN' },
  reach: ['भारत', 'घाना', 'नाइजीरिया', 'युगांडा'],
  currencies: ['INR', 'USD', 'EUR'],
  payments: ['नक़द', 'क्रेडिट कार्ड', 'बैंक ट्रांसफ़र', 'ऑनलाइन भुगतान'],
  social: [
    { name: 'GitHub', url: '' },
    { name: 'Twitter', url: '' },
    { name: 'LinkedIn', url: '' },
    { name: 'Instagram', url: '' },
  ],
} satisfies Translated<typeof english>;
