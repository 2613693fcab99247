import { todayPaths } from '#contract/today/paths.ts';
import type { MailedTurn } from '#core/today/find-mailed-turn.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, LineFacts } from '../words.ts';
import { awaitedLines, lapsedLines, owedLines, unnamedSubjects, untilLines } from './collected.ts';
import { dayIn, greeting, withPart } from './phrases.ts';

type MailedDeadline = Pick<MailedTurn, 'turn' | 'until' | 'zone'>;

const timeOf = ({ turn, until, zone }: MailedDeadline): string =>
  untilLines[turn]?.(dayIn(until, zone)) ??
  `You have until ${dayIn(until, zone)}. After that it ends by itself.`;

const lapseOf = ({ turn, until, zone }: MailedDeadline): string => {
  const day = dayIn(until, zone);
  const more = lapsedLines[turn];
  return more ? `The time was over on ${day}. ${more}` : `The time was over on ${day}, so it has ended.`;
};

const shown = (email: MailedTurn): LineFacts =>
  lineFacts(email, unnamedSubjects[email.turn] ?? 'a project', withPart);

export const turns = {
  'turn-reminder': (email, site) => ({
    subject: `A member on ${site.name} waits for your answer`,
    heading: 'Your turn',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: owedLines[email.turn](shown(email)) },
      {
        kind: 'text',
        text: timeOf(email),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'turn-lapsed': (email, site) => ({
    subject: `The time for an answer on ${site.name} is over`,
    heading: 'The time is over',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text:
          email.side === 'owing'
            ? `${owedLines[email.turn](shown(email))} ${lapseOf(email)}`
            : awaitedLines[email.turn](shown(email)),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;
