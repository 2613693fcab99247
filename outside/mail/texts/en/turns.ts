import { todayPaths } from '#contract/today/paths.ts';
import type { MailedTurn } from '#core/today/find-mailed-turn.ts';
import { shownName } from '../../shown-name.ts';
import type { LetterWords, Told } from '../words.ts';
import { awaitedLines, lapsedLines, owedLines, untilLines } from './lines.ts';
import { dayIn, greeting } from './phrases.ts';

type Wait = Pick<MailedTurn, 'turn' | 'until' | 'zone'>;

const timeOf = ({ turn, until, zone }: Wait): string =>
  untilLines[turn]?.(dayIn(until, zone)) ??
  `You have until ${dayIn(until, zone)}. After that it ends by itself.`;

const lapseOf = ({ turn, until, zone }: Wait): string => {
  const day = dayIn(until, zone);
  const more = lapsedLines[turn];
  return more
    ? `The time for it was over on ${day}. ${more}`
    : `The time for it was over on ${day}, so it has ended.`;
};

const shown = ({ thing, person }: MailedTurn): Told => ({
  thing: shownName(thing) || 'a project',
  person: shownName(person),
  parts: [],
});

export const turns = {
  'turn-reminder': (letter, site) => ({
    subject: `Somebody on ${site.name} waits for your answer`,
    heading: 'Your turn',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: owedLines[letter.turn](shown(letter)) },
      {
        kind: 'text',
        text: timeOf(letter),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
  'turn-lapsed': (letter, site) => ({
    subject: `The time for an answer on ${site.name} is over`,
    heading: 'The time is over',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text:
          letter.side === 'owing'
            ? `${owedLines[letter.turn](shown(letter))} ${lapseOf(letter)}`
            : awaitedLines[letter.turn](shown(letter)),
      },
      { kind: 'link', text: 'Open Today', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<LetterWords>;
