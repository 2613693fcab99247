import { todayPaths } from '#contract/today/paths.ts';
import type { MailedTurn } from '#core/today/find-mailed-turn.ts';
import { lineFacts } from '../../line-facts.ts';
import type { EmailWords, LineFacts } from '../words.ts';
import { awaitedLines, lapsedLines, owedLines, unnamedSubjects, untilLines } from './collected.ts';
import { aProject } from './names.ts';
import { dayIn, greeting, withPart } from './phrases.ts';

type MailedDeadline = Pick<MailedTurn, 'turn' | 'until' | 'zone'>;

const timeOf = ({ turn, until, zone }: MailedDeadline): string =>
  untilLines[turn]?.(dayIn(until, zone)) ?? `तुमच्याकडे ${dayIn(until, zone)} पर्यंत वेळ आहे. त्यानंतर हे आपोआप संपते.`;

const lapseOf = ({ turn, until, zone }: MailedDeadline): string => {
  const day = dayIn(until, zone);
  const more = lapsedLines[turn];
  return more ? `वेळ ${day} रोजी संपली. ${more}` : `वेळ ${day} रोजी संपली, म्हणून हे संपले आहे.`;
};

const shown = (email: MailedTurn): LineFacts =>
  lineFacts(email, unnamedSubjects[email.turn] ?? aProject, withPart);

export const turns = {
  'turn-reminder': (email, site) => ({
    subject: `${site.name} वर एक सदस्य तुमच्या उत्तराची वाट पाहत आहेत`,
    heading: 'आता तुम्ही',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: owedLines[email.turn](shown(email)) },
      {
        kind: 'text',
        text: timeOf(email),
      },
      { kind: 'link', text: '“आज” उघडा', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'turn-lapsed': (email, site) => ({
    subject: `${site.name} वरील उत्तराची वेळ संपली आहे`,
    heading: 'वेळ संपली आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text:
          email.side === 'owing'
            ? `${owedLines[email.turn](shown(email))} ${lapseOf(email)}`
            : awaitedLines[email.turn](shown(email)),
      },
      { kind: 'link', text: '“आज” उघडा', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;
