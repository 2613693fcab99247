import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { firstStepTexts as english } from '../en/first-steps.ts';

type StepWords = { title: string; why: string; minutes: number };

export const firstStepTexts = {
  facts: (why, minutes) =>
    plural(minutes, {
      one: (shown) => `${why} लगभग ${shown} मिनट।`,
      other: (shown) => `${why} लगभग ${shown} मिनट।`,
    }),
  putAwayStep: (title) => `मेरे लिए नहीं: ${title}`,
  orMentorPage: 'इसकी जगह मेंटर पेज खोलें',
  projectFirst: 'पहले एक प्रोजेक्ट शुरू करें।',
  mentorPageFirst: 'पहले अपना मेंटर पेज खोलें।',
  organisationFirst: 'पहले अपनी संस्था का पेज खोलें।',
} satisfies Translated<typeof english>;

export const firstStepWords: Record<FirstStep, StepWords> = {
  say_skills: { title: 'अपने हुनर और घंटे बताएँ', why: 'फिर हम आपके लायक़ काम दिखा सकते हैं।', minutes: 2 },
  find_opportunities: { title: 'अपने लायक़ अवसर देखें', why: 'जो पसंद आएँ, उन्हें सहेजें।', minutes: 5 },
  ask_mentor: { title: 'मेंटर से एक सवाल पूछें', why: 'मेंटर आप जैसे सदस्यों को जवाब देते हैं।', minutes: 10 },
  start_project: { title: 'प्रोजेक्ट शुरू करें', why: 'एक नाम और एक लाइन काफ़ी है।', minutes: 5 },
  offer_seat: { title: 'एक अवसर दें', why: 'फिर सदस्य जुड़ने के लिए आवेदन कर सकते हैं।', minutes: 10 },
  look_for_cofounder: {
    title: 'सह-संस्थापक खोजें',
    why: 'ऐसे सदस्य देखें, जो दोनों ओर से ठीक बैठें।',
    minutes: 10,
  },
  say_interests: { title: 'अपनी रुचियाँ बताएँ', why: 'फिर संस्थापक आपसे पूछ सकते हैं।', minutes: 5 },
  save_project_search: {
    title: 'प्रोजेक्ट की खोज सहेजें',
    why: 'नए प्रोजेक्ट हम सोमवार को ईमेल करते हैं।',
    minutes: 2,
  },
  say_gives: {
    title: 'बताएँ कि आप क्या दे सकते हैं',
    why: 'समय, सलाह, संपर्क, मशीनें या कमरे।',
    minutes: 5,
  },
  get_mentor_mark: { title: 'मेंटर का निशान पाएँ', why: 'सदस्य देखेंगे कि हमने आपकी जाँच की है।', minutes: 5 },
  open_mentor_page: { title: 'अपना मेंटर पेज खोलें', why: 'वह बताता है कि आप किसमें मदद करते हैं।', minutes: 10 },
  say_hours: { title: 'अपने घंटे बताएँ', why: 'सदस्य उन्हीं में सेशन माँगते हैं।', minutes: 5 },
  get_investor_mark: { title: 'निवेशक का निशान पाएँ', why: 'संस्थापक देखेंगे कि हमने आपकी जाँच की है।', minutes: 5 },
  get_professional_mark: {
    title: 'इंडस्ट्री प्रोफ़ेशनल का निशान पाएँ',
    why: 'संस्थापक देखेंगे कि हमने आपकी जाँच की है।',
    minutes: 5,
  },
  advise_founders: {
    title: 'किसी प्रोजेक्ट को सलाह दें',
    why: 'कुछ प्रोजेक्ट सलाह खोज रहे हैं।',
    minutes: 10,
  },
  verify_organisation: {
    title: 'अपनी संस्था की जाँच करवाएँ',
    why: 'हम उसकी वेबसाइट और उसका नंबर जाँचते हैं।',
    minutes: 10,
  },
  open_organisation: {
    title: 'अपनी संस्था का पेज खोलें',
    why: 'इसके लिए अधिकार-पत्र चाहिए।',
    minutes: 10,
  },
  import_students: {
    title: 'अपने छात्रों की सूची भेजें',
    why: 'फिर वे एक कोड से जुड़ सकते हैं।',
    minutes: 10,
  },
};
