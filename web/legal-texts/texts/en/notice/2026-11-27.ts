import type { TextWords, VersionWords } from '#contract/legal-texts/shapes.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

const sections: TextWords['sections'] = [
  {
    id: 'messages-we-look-at',
    title: 'When somebody of ours reads a message',
    body: [
      'Messages belong to those who write to each other. Nobody of ours reads along, and nothing is done with them for advertising. There are two exceptions, each for one message and never for a conversation:',
      [
        'A program looks in messages for two things: asking somebody for money, and leading them to another messenger before anything is agreed, from people who can give work. The receiver then sees a warning at that message, and that one message goes to review: an administrator looks at it. It is delivered all the same.',
        'Somebody in the conversation reports a message. The administrator who decides sees that message as it was, and up to 10 messages around it.',
      ],
      'Every such look is written down. If something is decided about the message, whoever wrote it reads why, and when it was looked at.',
    ],
  },
  {
    id: 'reports',
    title: 'When something is reported',
    body: [
      'People, projects, stories and messages can be reported, by members and, where the page is public, by everybody. What was reported is kept as it was, sealed, so that it cannot be changed afterwards. All reports of one thing are one case.',
      [
        'Who has reported something is not shown to whoever it is about.',
        'Nobody decides a case in which they, or a project of theirs, take part.',
        'Whoever is judged reads the reason and can appeal once, within 14 days.',
        'Whoever has reported hears that it was looked at, and whether something was done.',
      ],
    ],
  },
  {
    id: 'who-else',
    title: 'Who else sees it, and your choice',
    body: [
      'We sell nothing of it, and give it to nobody for their own use. Your consent can be taken back as easily as it was given, and everything below that is yours can be taken along and erased: “Settings, Your data” has both.',
      'Ask, complain or correct something under “My data”, or without an account. If our answer does not satisfy you, the Data Protection Board of India hears you.',
      {
        links: [
          { to: rightsPaths.rights, label: 'My data' },
          { to: rightsPaths.withoutAccount, label: 'Without an account' },
          { to: rightsPaths.complain, label: 'Complain' },
        ],
      },
    ],
  },
];

/** The lists of the kinds of data follow below it on the page: they stand for what the server holds now, in no version. */
export const words: VersionWords = {
  text: {
    title: 'What we hold, and why',
    description: `Everything that ${site.name} holds about people, kind by kind: what it is, why, and for how long; and when somebody of ours looks at a message.`,
    summary:
      'Kind by kind: what we hold about you, why, and for how long. And what is read by people: a message that seems to ask for money or leads away from here is shown with a warning and goes to review.',
    sections,
  },
};
