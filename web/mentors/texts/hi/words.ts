import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import { mentorLimits as limits } from '#contract/mentors/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorHeld } from './held.ts';
import { mentorRefusals } from './refusals.ts';

export const mentorWords = {
  refusals: mentorRefusals,
  fieldErrors: {
    mentor_number_invalid: 'कृपया यहाँ बताई गई सीमाओं के अंदर पूरी संख्या भरें।',
    mentor_topics_missing: `1 से ${limits.topics.max} विषय लिखें।`,
    mentor_help_length: `${limits.helpWith.min} से ${limits.helpWith.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    mentor_languages_missing: `1 से ${limits.languages.max} भाषाएँ चुनें।`,
  },
  turns: {
    mine: {
      mentor_page_review: ({ thing }) => `एक मेंटर पेज पढ़ें: ${thing}`,
      still_mentoring: () => 'बताएँ कि क्या आप अब भी मेंटर हैं: हाँ, या अपना पेज रोकें',
    },
    awaited: {
      mentor_page_review: () => 'हम मेंटर के तौर पर आपका पेज पढ़ रहे हैं',
      still_mentoring: () => 'एक मेंटर को बताना है कि क्या वे अब भी मेंटर हैं',
    },
  },
  topics: {
    mentorship: {
      name: 'मेंटरशिप',
      hint: 'अनुरोध, जवाब, ख़ाली समय और मेंटर के तौर पर आपका पेज। तय सेशन में हुए बदलाव हमेशा आते हैं।',
    },
  },
  notifications: {
    mentor_paused: () => 'मेंटर के तौर पर आपका पेज रोका हुआ है। पढ़ें कि क्यों, और उसे फिर कैसे खोलें',
    mentor_page_late: () => 'मेंटर के तौर पर आपका पेज पढ़ने में हमें देर हो गई है। हम इसे अब सबसे पहले पढ़ते हैं',
    mentor_page_approved: () => 'हमने मेंटर के तौर पर आपका पेज पढ़ लिया है, और अब दूसरे उसे पढ़ सकते हैं',
    mentor_page_returned: () =>
      'हमने मेंटर के तौर पर आपका पेज पढ़ लिया है। पहले कुछ बदलना होगा: क्या बदलना है, यह पेज पर लिखा है',
  },
  subjects: { mentor_page: () => 'मेंटर के तौर पर आपका पेज' },
  deskActions: {
    'mentors.listed': 'मेंटर पेजों की समीक्षाओं की सूची खोली',
    'mentor.opened': 'एक मेंटर पेज देखा',
    'mentor.approved': 'एक मेंटर पेज दूसरों के पढ़ने के लिए खोला',
    'mentor.returned': 'एक मेंटर पेज लौटाया',
    'mentor.removed': 'एक मेंटर पेज हटाया',
  },
  reportables: {
    mentor_page: { name: 'मेंटर पेज', inSentence: 'मेंटर पेज', own: 'मेंटर के तौर पर आपका पेज' },
  },
  held: mentorHeld,
} satisfies ModuleWords<typeof kindsOfMentors>;
