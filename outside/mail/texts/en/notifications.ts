import { notificationPaths } from '#contract/notifications/paths.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, TopicWords } from '../words.ts';
import { notificationLines, topicWords, unnamedSubjects } from './collected.ts';
import { greeting, withPart } from './phrases.ts';

const aboutAll: TopicWords = {
  subject: (site) => `News of your ${site} account`,
  heading: 'Your account',
};

const forCalendars = 'The file with this email brings your calendar up to date.';

const entryWords: EntryWords = {
  withProject: (title, project) => `Interview: ${title}, ${project}`,
  withApplicant: (title, applicant) => `Interview with ${applicant}: ${title}`,
  withPerson: (topic, person) => (person ? `Session with ${person}: ${topic}` : `Session: ${topic}`),
};

export const notifications = {
  notification({ name, topic, lines: said, more, entries, token }, site) {
    const shown = said.map((one) =>
      notificationLines[one.kind](lineFacts(one, unnamedSubjects[one.kind] ?? 'a project', withPart)),
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
        ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
        ...(entries.length > 0 ? [{ kind: 'text' as const, text: forCalendars }] : []),
        { kind: 'link', text: 'Open it', url: `${site.origin}${path}` },
        ...(unsubscribe
          ? [{ kind: 'link' as const, text: 'Stop these emails', url: unsubscribe, isQuiet: true }]
          : []),
      ],
      ...(unsubscribe && { unsubscribe }),
      attachments: entries.map((entry, at) => calendarAttachment(entry, at, entryWords)),
    };
  },
} satisfies Partial<EmailWords>;
