import type { CalendarKind } from '#contract/collected.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { downloads as english } from '../en/downloads.ts';

export const downloads = {
  damaged: 'इस फ़ाइल के बाइट ख़राब हो गए हैं या खो गए हैं। कृपया हमें बताएँ।\n',
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
    withPerson: (topic, person) => (person ? `${person} के साथ सेशन: ${topic}` : `सेशन: ${topic}`),
  },
} satisfies Translated<typeof english>;
