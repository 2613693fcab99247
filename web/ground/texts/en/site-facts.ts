/** Facts about the product for search engines and a few pages: the scripts of all others do without them. */
export const siteFacts = {
  /** The name comes from two Sanskrit words: saha (together) and arambh (beginning). */
  nameInDevanagari: 'सहारम्भ',
  address: { locality: 'Mumbai', region: 'Maharashtra', country: 'IN' },
  reach: ['India', 'Ghana', 'Nigeria', 'Uganda'],
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
