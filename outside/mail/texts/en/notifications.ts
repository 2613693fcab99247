import { notificationPaths } from '#contract/notifications/paths.ts';
import type { ChosenTopic } from '#contract/notifications/ways.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords } from '../words.ts';
import { notificationLines } from './lines.ts';
import { greeting } from './phrases.ts';

const subjects: Record<ChosenTopic | 'other', (site: string) => string> = {
  messages: (site) => `You have messages on ${site}`,
  answers: (site) => `Somebody on ${site} has answered you`,
  teams: (site) => `News of your teams on ${site}`,
  following: (site) => `News of projects that you follow on ${site}`,
  searches: (site) => `New in your saved searches on ${site}`,
  mentorship: (site) => `News of mentoring on ${site}`,
  other: (site) => `News of your ${site} account`,
};

const headings: Record<ChosenTopic | 'other', string> = {
  messages: 'You have messages',
  answers: 'Somebody has answered',
  teams: 'Your teams',
  following: 'Projects that you follow',
  searches: 'Your saved searches',
  mentorship: 'Mentoring',
  other: 'Your account',
};

const forCalendars = 'The file that comes with this mail brings your calendar up to date.';

const entryWords: EntryWords = {
  withProject: (title, project) => `Interview: ${title}, ${project}`,
  withApplicant: (title, applicant) => `Interview with ${applicant}: ${title}`,
};

export const notifications = {
  notification({ name, topic, lines: said, more, entries, token }, site) {
    const shown = said.map(({ kind, thing, person, parts }) =>
      notificationLines[kind]({
        thing: shownName(thing) || 'a project',
        person: shownName(person) || 'Somebody',
        parts,
      }),
    );
    const [first] = said;
    const path = said.length === 1 && first ? first.path : notificationPaths.notifications;
    const unsubscribe = token && `${site.origin}${notificationPaths.unsubscribe(token)}`;
    return {
      subject: subjects[topic ?? 'other'](site.name),
      heading: headings[topic ?? 'other'],
      greeting: greeting(name),
      blocks: [
        ...shown.map((text) => ({ kind: 'text' as const, text })),
        ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
        ...(entries.length > 0 ? [{ kind: 'text' as const, text: forCalendars }] : []),
        { kind: 'link', text: 'Open it', url: `${site.origin}${path}` },
        ...(unsubscribe
          ? [{ kind: 'link' as const, text: 'Get no more of these mails', url: unsubscribe, isQuiet: true }]
          : []),
      ],
      ...(unsubscribe && { unsubscribe }),
      attachments: entries.map((entry, at) => calendarAttachment(entry, at, entryWords)),
    };
  },
} satisfies Partial<EmailWords>;
