import type { peopleKinds } from '#contract/people/kinds.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { handleLimits } from '#rules/lists/handles.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { peopleHeld } from './held.ts';

const gone = 'यह अब यहाँ नहीं है। कृपया पेज फिर से लोड करें।';

export const peopleWords = {
  refusals: {
    person_not_found: 'यहाँ इस नाम के कोई सदस्य नहीं हैं।',
    handle_not_found: gone,
    person_day_past: 'यह दिन बीत गया है। कृपया आज या उसके बाद का दिन चुनें, या ख़ाली छोड़ें।',
    handle_taken: 'यह हैंडल किसी और सदस्य का है या था। कृपया दूसरा चुनें।',
    handle_changed_lately: ({ on }) =>
      on
        ? `हैंडल 30 दिन में एक बार बदला जा सकता है; आपका ${day(on)} से फिर बदला जा सकता है।`
        : 'हैंडल 30 दिन में एक बार बदला जा सकता है।',
    handle_needed: 'कृपया पहले अपना हैंडल चुनें।',
  },
  fieldErrors: {
    other_name_long: `कृपया यह नाम ${limits.otherName} अक्षरों तक रखें।`,
    other_name_invalid: 'नाम में सिर्फ़ अक्षर, ख़ाली जगह, बिंदु, हाइफ़न और अपॉस्ट्रॉफ़ी (’) होते हैं।',
    headline_long: `कृपया नाम के नीचे की लाइन ${limits.headline} अक्षरों तक रखें।`,
    about_long: `कृपया इसे ${limits.about.toLocaleString('en')} अक्षरों तक रखें।`,
    languages_too_many: `${limits.languages} भाषाएँ तक रखी जा सकती हैं। कृपया कुछ हटाएँ।`,
    day_invalid: 'कृपया सही तारीख लिखें, दिन, महीने और साल के साथ।',
    links_too_many: `${limits.links} लिंक तक रखे जा सकते हैं। कृपया कुछ हटाएँ।`,
    link_invalid: 'लिंक किसी सार्वजनिक वेब पेज का होना चाहिए, जैसे https://example.com। कृपया उसे देखें।',
    work_too_many: `${limits.work} काम तक रखे जा सकते हैं। कृपया पहले एक हटाएँ।`,
    work_what_missing: 'कृपया बताएँ कि आपने क्या किया।',
    work_long: `कृपया “क्या” और “कहाँ” में से हर एक ${limits.workWhat} अक्षरों तक रखें, और लाइन ${limits.workLine} तक।`,
    work_year_invalid: `कृपया साल चार अंकों में लिखें, ${limits.firstYear} से आगे का।`,
    work_years_turned: 'आख़िरी साल पहले साल से पहले का है। कृपया दोनों देखें।',
    handle_missing: 'कृपया एक हैंडल चुनें।',
    handle_short: `हैंडल में कम से कम ${handleLimits.min} अक्षर होते हैं।`,
    handle_long: `हैंडल में ज़्यादा से ज़्यादा ${handleLimits.max} अक्षर होते हैं।`,
    handle_form: 'हैंडल में a से z तक के अक्षर, अंक, और उनके बीच हाइफ़न होते हैं। कृपया बाक़ी सब हटाएँ।',
    handle_reserved: 'यह हैंडल Saharambh के अपने लिए रखा गया है। कृपया दूसरा चुनें।',
  },
  reportables: {
    person: { name: 'व्यक्ति', inSentence: 'व्यक्ति', own: 'आपकी प्रोफ़ाइल' },
    photo: {
      name: 'फ़ोटो',
      inSentence: 'फ़ोटो',
      own: 'आपकी फ़ोटो',
      title: (name) => (name ? `${name} की फ़ोटो की रिपोर्ट करें` : 'फ़ोटो की रिपोर्ट करें'),
    },
    profile_field: {
      name: 'प्रोफ़ाइल में लिखा हुआ',
      inSentence: 'लिखा हुआ',
      own: 'आपकी प्रोफ़ाइल में लिखा हुआ',
      title: (name) => (name ? `${name} की प्रोफ़ाइल में लिखे हुए की रिपोर्ट करें` : 'प्रोफ़ाइल में लिखे हुए की रिपोर्ट करें'),
    },
  },
  consents: {
    visibility: {
      name: 'दूसरों के लिए आपका पेज',
      about: 'हम आपका पेज उन लोगों को दिखाते हैं जिन्हें आपने चुना है।',
      details: { members: 'इसे सदस्य देखते हैं', public: 'इसे सब देखते हैं' },
    },
  },
  held: peopleHeld,
} satisfies ModuleWords<typeof peopleKinds>;
