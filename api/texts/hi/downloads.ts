import type { CalendarKind } from '#contract/collected.ts';
import { skillIn } from '#rules/lists/skills/find.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { downloads as english } from '../en/downloads.ts';

const nameOf = (topic: string) => skillIn(topic, 'hi');

export const downloads = {
  damaged: 'इस फ़ाइल के बाइट ख़राब हो गए हैं या खो गए हैं। कृपया हमें बताएँ।\n',
  readme: [
    'इस फ़ाइल में Saharambh के एक सदस्य का डेटा है।',
    '.json पर ख़त्म होने वाली हर फ़ाइल हमारे डेटाबेस की एक तालिका है, और उसकी हर एंट्री एक पंक्ति है। इसके बाद सदस्य की अपलोड की हुई फ़ाइलें हैं, जैसी भेजी गई थीं। फ़ाइलों और खानों के नाम हर भाषा में अंग्रेज़ी में हैं। दिन और समय UTC में हैं।',
    'हर तालिका किसलिए है और हम उसे कितने समय तक रखते हैं, यह “हमारे पास क्या है” पेज पर लिखा है। कुछ ग़लत हो, तो वहाँ हमसे उसे ठीक करने को कहें।',
  ],
  applications: {
    name: 'नाम',
    unnamed: 'एक सदस्य',
    headline: 'नाम के नीचे की लाइन',
    role: 'भूमिका',
    place: 'जगह',
    organisation: 'संस्था',
    verified: 'जाँच हो चुकी है',
    stage: 'चरण',
    sentAt: 'कब भेजा',
    dueAt: 'जवाब कब तक देना है',
    hours: 'हफ़्ते में घंटे',
    startsOn: 'कब से शुरू कर सकते हैं',
    note: 'नोट',
    question: (number) => `सवाल ${number}`,
    answer: (number) => `जवाब ${number}`,
  },
  calendar: {
    name: 'Saharambh',
    entries: {
      session: (title) => (title === '' ? 'सेशन' : `सेशन: ${title}`),
      interview: (title) => `इंटरव्यू: ${title}`,
      begins: (title) => `पहला दिन: ${title}`,
      due: () => 'Saharambh पर आपकी बारी',
    } satisfies Record<CalendarKind, (title: string) => string>,
  },
  interview: {
    withProject: (title, project) => `इंटरव्यू: ${title}, ${project}`,
    withApplicant: (title, applicant) => `${applicant} के साथ इंटरव्यू: ${title}`,
    withPerson: (topic, person) =>
      person ? `${person} के साथ सेशन: ${nameOf(topic)}` : `सेशन: ${nameOf(topic)}`,
  },
} satisfies Translated<typeof english>;
