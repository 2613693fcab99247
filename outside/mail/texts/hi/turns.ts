import { todayPaths } from '#contract/today/paths.ts';
import type { MailedTurn } from '#core/today/find-mailed-turn.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, LineFacts } from '../words.ts';
import { awaitedLines, lapsedLines, owedLines, unnamedSubjects, untilLines } from './collected.ts';
import { dayIn, greeting, withPart } from './phrases.ts';

type MailedDeadline = Pick<MailedTurn, 'turn' | 'until' | 'zone'>;

const timeOf = ({ turn, until, zone }: MailedDeadline): string =>
  untilLines[turn]?.(dayIn(until, zone)) ??
  `आपके पास ${dayIn(until, zone)} तक का समय है। उसके बाद यह अपने आप ख़त्म हो जाता है।`;

const lapseOf = ({ turn, until, zone }: MailedDeadline): string => {
  const day = dayIn(until, zone);
  const more = lapsedLines[turn];
  return more ? `समय ${day} को ख़त्म हो गया। ${more}` : `समय ${day} को ख़त्म हो गया, इसलिए यह भी ख़त्म हो गया है।`;
};

const shown = (email: MailedTurn): LineFacts =>
  lineFacts(email, unnamedSubjects[email.turn] ?? 'एक प्रोजेक्ट', withPart);

export const turns = {
  'turn-reminder': (email, site) => ({
    subject: `${site.name} पर एक सदस्य को आपके जवाब का इंतज़ार है`,
    heading: 'आपकी बारी',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: owedLines[email.turn](shown(email)) },
      {
        kind: 'text',
        text: timeOf(email),
      },
      { kind: 'link', text: '“आज” खोलें', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'turn-lapsed': (email, site) => ({
    subject: `${site.name} पर जवाब देने का समय ख़त्म हो गया है`,
    heading: 'समय ख़त्म हो गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text:
          email.side === 'owing'
            ? `${owedLines[email.turn](shown(email))} ${lapseOf(email)}`
            : awaitedLines[email.turn](shown(email)),
      },
      { kind: 'link', text: '“आज” खोलें', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;
