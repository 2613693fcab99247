import { notificationPaths } from '#contract/notifications/paths.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { skillIn } from '#rules/lists/skills/find.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, TopicWords } from '../words.ts';
import { notificationLines, topicWords, unnamedSubjects } from './collected.ts';
import { aProject } from './names.ts';
import { greeting, withPart } from './phrases.ts';

const nameOf = (topic: string) => skillIn(topic, 'mr');

const aboutAll: TopicWords = {
  subject: (site) => `तुमच्या ${site} अकाउंटची माहिती`,
  heading: 'तुमचे अकाउंट',
};

const forCalendars = 'या ईमेलसोबतची फाइल तुमचे कॅलेंडर अपडेट करते.';

const entryWords: EntryWords = {
  withProject: (title, project) => `मुलाखत: ${title}, ${project}`,
  withApplicant: (title, applicant) => `${applicant} यांच्यासोबत मुलाखत: ${title}`,
  withPerson: (topic, person) =>
    person ? `${person} यांच्यासोबत सेशन: ${nameOf(topic)}` : `सेशन: ${nameOf(topic)}`,
};

export const notifications = {
  notification({ name, topic, lines: said, more, entries, token }, site) {
    const shown = said.map((one) =>
      notificationLines[one.kind](lineFacts(one, unnamedSubjects[one.kind] ?? aProject, withPart)),
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
        ...(more > 0 ? [{ kind: 'text' as const, text: `आणि आणखी ${more}.` }] : []),
        ...(entries.length > 0 ? [{ kind: 'text' as const, text: forCalendars }] : []),
        { kind: 'link', text: 'उघडा', url: `${site.origin}${path}` },
        ...(unsubscribe
          ? [{ kind: 'link' as const, text: 'हे ईमेल बंद करा', url: unsubscribe, isQuiet: true }]
          : []),
      ],
      ...(unsubscribe && { unsubscribe }),
      attachments: entries.map((entry, at) => calendarAttachment(entry, at, entryWords)),
    };
  },
} satisfies Partial<EmailWords>;
