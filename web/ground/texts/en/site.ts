import { language } from '#web/ground/texts/en/language.ts';

/** The product's names and addresses. Renaming the product, or moving it, is an edit of this file. */
export const site = {
  name: 'Saharambh',
  line: 'Begin together.',
  tagline: 'For students and founders across India who begin real startup projects together.',
  language,
  city: 'Mumbai, Maharashtra, India',
  email: 'hello@saharambh.example',
  /** Shown as a line of text until there is a real line to call. */
  phone: '+91 00000 00000',
} as const;
