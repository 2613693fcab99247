import type { Translated } from '#rules/text/translated.ts';
import type { opportunityElsewhereTexts as english } from '../en/elsewhere.ts';

export const opportunityElsewhereTexts = {
  read: 'कोणत्या संधी खुल्या आहेत ते वाचा',
  save: 'ही संधी नंतरसाठी जतन करा',
} satisfies Translated<typeof english>;
