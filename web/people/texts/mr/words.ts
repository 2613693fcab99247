import type { peopleKinds } from '#contract/people/kinds.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { handleLimits } from '#rules/lists/handles.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { peopleHeld } from './held.ts';

const gone = 'हे आता इथे नाही. कृपया पान पुन्हा लोड करा.';

export const peopleWords = {
  refusals: {
    person_not_found: 'इथे या नावाचा कोणताही सदस्य नाही.',
    handle_not_found: gone,
    person_day_past: 'हा दिवस उलटून गेला आहे. कृपया आजचा किंवा नंतरचा दिवस निवडा, किंवा रिकामे ठेवा.',
    handle_taken: 'हे हँडल दुसऱ्या सदस्याचे आहे किंवा होते. कृपया दुसरे निवडा.',
    handle_changed_lately: ({ on }) =>
      on
        ? `हँडल 30 दिवसांत एकदा बदलता येते; तुमचे ${day(on)} पासून पुन्हा बदलता येईल.`
        : 'हँडल 30 दिवसांत एकदा बदलता येते.',
    handle_needed: 'कृपया आधी तुमचे हँडल निवडा.',
  },
  fieldErrors: {
    other_name_long: `कृपया हे नाव ${limits.otherName} अक्षरांपर्यंत ठेवा.`,
    other_name_invalid: 'नावात फक्त अक्षरे, मोकळ्या जागा, टिंब, जोडरेषा आणि वरचा स्वल्पविराम असतात.',
    headline_long: `कृपया नावाखालची ओळ ${limits.headline} अक्षरांपर्यंत ठेवा.`,
    about_long: `कृपया हा मजकूर ${limits.about.toLocaleString('en')} अक्षरांपर्यंत ठेवा.`,
    languages_too_many: `${limits.languages} पर्यंत भाषा ठेवता येतात. कृपया काही काढा.`,
    day_invalid: 'कृपया खरी तारीख लिहा, दिवस, महिना आणि वर्षासह.',
    links_too_many: `${limits.links} पर्यंत लिंक ठेवता येतात. कृपया काही काढा.`,
    link_invalid: 'लिंक सार्वजनिक वेब पानाची असावी, जसे https://example.com. कृपया ती तपासा.',
    work_too_many: `${limits.work} पर्यंत कामे ठेवता येतात. कृपया आधी एक काढा.`,
    work_what_missing: 'कृपया तुम्ही काय केले ते सांगा.',
    work_long: `कृपया “काय” आणि “कुठे” यांपैकी प्रत्येक ${limits.workWhat} अक्षरांपर्यंत ठेवा, आणि ओळ ${limits.workLine} पर्यंत.`,
    work_year_invalid: `कृपया वर्ष चार अंकांत लिहा, ${limits.firstYear} पासून पुढचे.`,
    work_years_turned: 'शेवटचे वर्ष पहिल्या वर्षाच्या आधीचे आहे. कृपया दोन्ही तपासा.',
    handle_missing: 'कृपया हँडल निवडा.',
    handle_short: `हँडलमध्ये किमान ${handleLimits.min} अक्षरे असतात.`,
    handle_long: `हँडलमध्ये जास्तीत जास्त ${handleLimits.max} अक्षरे असतात.`,
    handle_form: 'हँडलमध्ये a ते z अक्षरे, अंक, आणि त्यांच्यामध्ये हायफन असतात. कृपया बाकी सर्व काढा.',
    handle_reserved: 'हे हँडल Saharambh साठी राखून ठेवले आहे. कृपया दुसरे निवडा.',
  },
  reportables: {
    person: { name: 'व्यक्ती', inSentence: 'व्यक्ती', own: 'तुमचे प्रोफाइल' },
    photo: {
      name: 'फोटो',
      inSentence: 'फोटो',
      own: 'तुमचा फोटो',
      title: (name) => (name ? `${name} यांचा फोटो रिपोर्ट करा` : 'फोटो रिपोर्ट करा'),
    },
    profile_field: {
      name: 'प्रोफाइलमधील मजकूर',
      inSentence: 'मजकूर',
      own: 'तुमच्या प्रोफाइलमधील मजकूर',
      title: (name) => (name ? `${name} यांच्या प्रोफाइलमधील मजकूर रिपोर्ट करा` : 'प्रोफाइलमधील मजकूर रिपोर्ट करा'),
    },
  },
  consents: {
    visibility: {
      name: 'इतरांसाठी तुमचे पान',
      about: 'तुम्ही निवडलेल्या लोकांना आम्ही तुमचे पान दाखवतो.',
      details: { members: 'ते सदस्यांना दिसते', public: 'ते सर्वांना दिसते' },
    },
  },
  held: peopleHeld,
} satisfies ModuleWords<typeof peopleKinds>;
