import { shownName } from '../../shown-name.ts';
import type { LetterWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const guardians = {
  'guardian-request': (letter, site) => {
    const memberName = shownName(letter.memberName) || 'Somebody';
    return {
      subject: `${memberName} wants to join ${site.name}`,
      why: 'somebody has given this address as that of a parent or guardian.',
      heading: `${memberName} asks for your consent`,
      blocks: [
        {
          kind: 'text',
          text: `${memberName} has named you as parent or guardian. ${site.name} is a place where students and founders work on startup projects together. Whoever is under 18 needs a grown-up who agrees.`,
        },
        { kind: 'link', text: 'Read and answer', url: `${site.origin}${letter.path}` },
        {
          kind: 'text',
          text: `Keep this mail: with the link you can also take your answer back later. Until you agree, nobody else can see anything of the account. If you do not know ${memberName}, you can refuse there or ignore this mail.`,
        },
      ],
    };
  },
  'guardian-answer': (letter, site) => ({
    subject: letter.confirmed ? `Your ${site.name} account is confirmed` : `About your ${site.name} account`,
    heading: letter.confirmed ? 'Your account is confirmed' : 'Your guardian has not agreed',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text: letter.confirmed
          ? 'Your parent or guardian has confirmed your account. You can fill in your profile now.'
          : 'Your parent or guardian has not agreed to your account. Talk about it with each other; on your dashboard you can ask again.',
      },
      { kind: 'link', text: 'Open my dashboard', url: `${site.origin}/dashboard` },
    ],
  }),
} satisfies Partial<LetterWords>;
