import { notificationPaths } from '#contract/notifications/paths.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { skillIn } from '#rules/lists/skills/find.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, TopicWords } from '../words.ts';
import { notificationLines, topicWords, unnamedSubjects } from './collected.ts';
import { greeting, withPart } from './phrases.ts';

const nameOf = (topic: string) => skillIn(topic, 'hi');

const aboutAll: TopicWords = {
  subject: (site) => `आपके ${site} अकाउंट की ख़बर`,
  heading: 'आपका अकाउंट',
};

const forCalendars = 'इस ईमेल के साथ की फ़ाइल आपके कैलेंडर को ताज़ा कर देती है।';

const entryWords: EntryWords = {
  withProject: (title, project) => `इंटरव्यू: ${title}, ${project}`,
  withApplicant: (title, applicant) => `${applicant} के साथ इंटरव्यू: ${title}`,
  withPerson: (topic, person) => (person ? `${person} के साथ सेशन: ${nameOf(topic)}` : `सेशन: ${nameOf(topic)}`),
};

export const notifications = {
  notification({ name, topic, lines: said, more, entries, token }, site) {
    const shown = said.map((one) =>
      notificationLines[one.kind](lineFacts(one, unnamedSubjects[one.kind] ?? 'एक प्रोजेक्ट', withPart)),
    );
    const [first] = said;
    const path = said.length === 1 && first ? first.path : notificationPaths.notifications;
    const about = topic ? topicWords[topic] : aboutAll;
    const unsubscribe = token && `${site.origin}${notificationPaths.unsubscribe(token)}`;
    return {
      subject: about.subject(site.name),
      heading: about.heading,
      greeting: greeting(name),
      blocks: [
        ...shown.map((text) => ({ kind: 'text' as const, text })),
        ...(more > 0 ? [{ kind: 'text' as const, text: `इनके अलावा ${more} और।` }] : []),
        ...(entries.length > 0 ? [{ kind: 'text' as const, text: forCalendars }] : []),
        { kind: 'link', text: 'खोलें', url: `${site.origin}${path}` },
        ...(unsubscribe
          ? [{ kind: 'link' as const, text: 'ये ईमेल बंद करें', url: unsubscribe, isQuiet: true }]
          : []),
      ],
      ...(unsubscribe && { unsubscribe }),
      attachments: entries.map((entry, at) => calendarAttachment(entry, at, entryWords)),
    };
  },
} satisfies Partial<EmailWords>;
