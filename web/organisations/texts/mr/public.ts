import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { publicOrganisationTexts as english } from '../en/public.ts';

export const publicOrganisationTexts = {
  missing: {
    title: 'अशी कोणतीही संस्था नाही',
    text: 'ती इथे बंद झाली असेल, किंवा लिंक अर्धवट असेल.',
    link: 'सर्व संस्था',
  },
  paused: 'सध्या इथे नवीन काही सुरू होत नाही.',
  about: 'माहिती',
  register: ({ registry, number }) => `${registry} ${number}`,
  registered: 'रजिस्टर',
  website: 'वेबसाइट',
  projects: 'प्रकल्प',
  projectsHow: 'प्रकल्प आणि संस्था दोघेही असे सांगतात.',
  noProjects: 'अजून कोणताही प्रकल्प या संस्थेचा नाही.',
  otherProjects: (count) =>
    plural(count, {
      one: (shown) => `आणि आणखी ${shown} प्रकल्प`,
      other: (shown) => `आणि आणखी ${shown} प्रकल्प`,
    }),
  staff: 'तिच्या वतीने काम करणारे लोक',
  others: (count) =>
    plural(count, { one: (shown) => `आणि आणखी ${shown}`, other: (shown) => `आणि आणखी ${shown}` }),
  noneShown: (count) =>
    plural(count, { one: (shown) => `${shown} व्यक्ती`, other: (shown) => `${shown} व्यक्ती` }),
  unsaidPicture: (name) => `${name} या संस्थेने निवडलेले चित्र`,
  report: 'रिपोर्ट करा',
} satisfies Translated<typeof english>;
