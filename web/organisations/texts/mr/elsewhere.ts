import type { Translated } from '#rules/text/translated.ts';
import type { organisationElsewhereTexts as english } from '../en/elsewhere.ts';

export const organisationElsewhereTexts = {
  ofProject: 'या प्रकल्पाची संस्था',
  projects: 'प्रकल्प',
  picture: 'चित्र',
  partTitle: 'संस्था',
  partSaid: ({ name, city }) =>
    city
      ? `हा प्रकल्प या संस्थेचा आहे: ${name}, ${city}. दोघेही असे सांगतात.`
      : `हा प्रकल्प या संस्थेचा आहे: ${name}. दोघेही असे सांगतात.`,
} satisfies Translated<typeof english>;
