import type { Translated } from '#rules/text/translated.ts';
import type { organisationElsewhereTexts as english } from '../en/elsewhere.ts';

export const organisationElsewhereTexts = {
  ofProject: 'इस प्रोजेक्ट की संस्था',
  projects: 'प्रोजेक्ट',
  picture: 'तस्वीर',
  partTitle: 'संस्था',
  partSaid: ({ name, city }) =>
    city
      ? `यह प्रोजेक्ट इस संस्था का है: ${name}, ${city}। दोनों यह कहते हैं।`
      : `यह प्रोजेक्ट इस संस्था का है: ${name}। दोनों यह कहते हैं।`,
} satisfies Translated<typeof english>;
