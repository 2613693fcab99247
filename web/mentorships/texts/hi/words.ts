import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorshipHeld } from './held.ts';

export const mentorshipWords = {
  refusals: {
    mentorship_unknown: 'यहाँ ऐसी कोई मेंटरशिप नहीं है।',
    mentorship_moved: 'अब यह नहीं हो सकता, क्योंकि कुछ बदल गया है। पेज फिर से देखें।',
    mentorship_late: 'इसका समय बीत चुका है।',
    mentorship_not_met: 'मेंटरशिप एक हो चुके सेशन के बाद शुरू होती है।',
    mentorship_open: 'आप दोनों की मेंटरशिप, या उसका प्रस्ताव, पहले से है।',
    mentorship_young_counter: `18 साल से कम उम्र के सदस्य को दूसरे प्लान का प्रस्ताव नहीं दिया जाता। इसे मना करें और शब्दों में बताएँ कि आप क्या बदलेंगे: सदस्य ${limits.restDays.declined} दिन बाद फिर प्लान का प्रस्ताव दे सकते हैं, और उसे पहले अभिभावक पढ़ते हैं।`,
    mentorship_declined_lately: ({ on }: RefusalValues) =>
      on
        ? `हाल ही में एक प्लान के लिए मना किया गया, उसे वापस लिया गया या उसका जवाब नहीं आया। आप ${day(on)} से फिर मेंटरशिप का प्रस्ताव दे सकते हैं।`
        : 'हाल ही में एक प्लान के लिए मना किया गया, उसे वापस लिया गया या उसका जवाब नहीं आया।',
    mentorship_positions_taken: 'सारी जगहें भरी हुई हैं।',
    mentorship_goals: `एक से ${limits.goals.max} लक्ष्य लिखें, और हर एक के लिए बताएँ कि वह कब पूरा है।`,
    mentorship_marks: 'प्लान के हर लक्ष्य पर एक बार निशान लगाएँ।',
    mentorship_series_full: 'प्लान में जितने सेशन हो सकते हैं, उतने आप बुक कर चुके हैं। उनमें से एक पूरा होने पर और बुक करें।',
    mentorship_none_free: 'इनमें से कोई समय ख़ाली नहीं है। पहला समय कोई और चुनें।',
  },
  fieldErrors: {
    mentorship_goal_length: `लक्ष्य और वह कब पूरा है, हर एक 200 अक्षरों तक में लिखें।`,
    mentorship_weeks_range: `${limits.weeks.min} से ${limits.weeks.max} हफ़्ते लिखें।`,
    mentorship_line_long: `लाइन ${limits.line} अक्षरों तक रखें।`,
    mentorship_reached_length: `${limits.reached} अक्षर तक लिखें।`,
    mentorship_mark_missing: 'एक निशान चुनें।',
  },
  turns: {
    mine: {
      mentorship_answer: ({ person }) => `${person || 'एक सदस्य'} को मेंटरशिप के बारे में जवाब दें`,
      mentorship_check_in: ({ person }) => `${person || 'एक सदस्य'} के साथ अपनी मेंटरशिप का चेक-इन लिखें`,
      mentorship_go_on: ({ person }) => `बताएँ कि ${person || 'एक सदस्य'} के साथ आपकी मेंटरशिप जारी रहे या नहीं`,
      mentorship_outcome: ({ person }) => `लिखें कि ${person || 'एक सदस्य'} के साथ मेंटरशिप में आपने क्या हासिल किया`,
    },
    awaited: {
      mentorship_answer: ({ person }) => `${person || 'एक सदस्य'} को मेंटरशिप के आपके प्लान का जवाब देना है`,
      mentorship_check_in: ({ person }) => `${person || 'एक सदस्य'} को चेक-इन लिखना है`,
      mentorship_go_on: ({ person }) => `${person || 'एक सदस्य'} को बताना है कि मेंटरशिप जारी रहे या नहीं`,
      mentorship_outcome: ({ person }) => `${person || 'एक सदस्य'} को लिखना है कि क्या हासिल हुआ`,
    },
  },
  notifications: {
    mentorship_proposed: ({ person }) => `${person || 'एक सदस्य'} ने आपको मेंटरशिप का प्रस्ताव दिया है`,
    mentorship_countered: ({ person }) =>
      `${person || 'एक सदस्य'} ने आपकी मेंटरशिप के लिए दूसरे प्लान का प्रस्ताव दिया है`,
    mentorship_agreed: ({ person }) => `${person || 'एक सदस्य'} के साथ आपकी मेंटरशिप शुरू हो गई है`,
    mentorship_declined: () => 'मेंटरशिप के आपके प्रस्ताव का जवाब आया: इस बार नहीं',
    mentorship_withdrawn: () => 'एक सदस्य ने आपको दिया मेंटरशिप का प्रस्ताव वापस ले लिया',
    mentorship_paused: () => 'आपकी मेंटरशिप रोकी हुई है। उसका आख़िरी दिन आगे बढ़ गया है',
    mentorship_resumed: () => 'रुकने के बाद आपकी मेंटरशिप फिर जारी है',
    mentorship_check_in_open: () => 'आपकी मेंटरशिप का एक चेक-इन 5 दिन के लिए खुला है',
    mentorship_go_on_asked: () => 'क्या आपकी मेंटरशिप जारी रहे? लगातार दो चेक-इन छूट गए। 7 दिन के अंदर जवाब दें',
    mentorship_completed: () => 'आपकी मेंटरशिप का आख़िरी दिन बीत गया। लिखें कि क्या हासिल हुआ',
    mentorship_ended: () => 'आपकी मेंटरशिप ख़त्म हो गई है। कारण पेज पर लिखा है',
    mentorship_released: () => 'आपकी मेंटरशिप अब नहीं चलेगी: दूसरे सदस्य अभी उपलब्ध नहीं हैं',
    mentorship_reached: () => 'आप अब पढ़ सकते हैं कि आपकी मेंटरशिप में क्या हासिल हुआ',
  },
  dates: {
    mentorship_end: (thing, person) =>
      person ? `${person} के साथ मेंटरशिप का आख़िरी दिन` : `मेंटरशिप का आख़िरी दिन: ${thing}`,
  },
  reportables: {
    mentorship: {
      name: 'मेंटरशिप',
      inSentence: 'मेंटरशिप',
      own: 'आपकी एक मेंटरशिप',
      title: (name) => `${name || 'एक सदस्य'} के साथ मेंटरशिप की रिपोर्ट करें`,
    },
  },
  held: mentorshipHeld,
} satisfies ModuleWords<typeof mentorshipKinds>;
