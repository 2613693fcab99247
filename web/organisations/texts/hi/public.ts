import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { publicOrganisationTexts as english } from '../en/public.ts';

export const publicOrganisationTexts = {
  missing: {
    title: 'ऐसी कोई संस्था नहीं है',
    text: 'हो सकता है कि यह यहाँ बंद हो गई हो, या लिंक अधूरा हो।',
    link: 'सभी संस्थाएँ',
  },
  paused: 'अभी यहाँ कुछ नया शुरू नहीं होता।',
  about: 'इसके बारे में',
  register: ({ registry, number }) => `${registry} ${number}`,
  registered: 'रजिस्टर',
  website: 'वेबसाइट',
  projects: 'प्रोजेक्ट',
  projectsHow: 'यह प्रोजेक्ट और संस्था दोनों कहते हैं।',
  noProjects: 'अभी कोई प्रोजेक्ट इस संस्था का नहीं है।',
  otherProjects: (count) =>
    plural(count, {
      one: (shown) => `और ${shown} दूसरा प्रोजेक्ट`,
      other: (shown) => `और ${shown} दूसरे प्रोजेक्ट`,
    }),
  staff: 'इसकी ओर से काम करने वाले लोग',
  others: (count) =>
    plural(count, { one: (shown) => `और ${shown} दूसरे`, other: (shown) => `और ${shown} दूसरे` }),
  noneShown: (count) => plural(count, { one: (shown) => `${shown} व्यक्ति`, other: (shown) => `${shown} लोग` }),
  unsaidPicture: (name) => `${name} की चुनी हुई तस्वीर`,
  report: 'रिपोर्ट करें',
} satisfies Translated<typeof english>;
