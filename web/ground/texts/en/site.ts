import { language } from '#web/ground/texts/en/language.ts';

/** The product's names and addresses. Renaming the product, or moving it, is an edit of this file. */
export const site = {
  name: 'Saharambh',
  /** The name comes from two Sanskrit words: saha (together) and arambh (beginning). */
  nameInDevanagari: 'सहारम्भ',
  line: 'Begin together.',
  tagline: 'For students and founders across India who begin real startup projects together.',
  /** How long joining takes, wherever we promise it. */
  joiningTakes: 'about five minutes',
  language,
  city: 'Mumbai, Maharashtra, India',
  address: { locality: 'Mumbai', region: 'Maharashtra', country: 'IN' },
  reach: ['India', 'Ghana', 'Nigeria', 'Uganda'],
  email: 'hello@saharambh.example',
  /** Shown as a line of text until there is a real line to call. */
  phone: '+91 00000 00000',
  currencies: ['INR', 'USD', 'EUR'],
  payments: ['Cash', 'Credit Card', 'Bank Transfer', 'Online Payment'],
  /** An entry is shown as soon as it has an address. */
  social: [
    { name: 'GitHub', url: '' },
    { name: 'Twitter', url: '' },
    { name: 'LinkedIn', url: '' },
    { name: 'Instagram', url: '' },
  ],
} as const;
