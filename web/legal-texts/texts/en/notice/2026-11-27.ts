import type { TextWords, VersionWords } from '#contract/legal-texts/shapes.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

const sections: TextWords['sections'] = [
  {
    id: 'messages-we-look-at',
    title: 'When our staff read a message',
    body: [
      'Messages belong to the people who write to each other. Our staff do not read them, and we do not use them for advertising. There are two exceptions. Each is for one message, never for a conversation:',
      [
        'A program looks at messages from people who can give work. It looks for two things: a request for money, and a request to move to another messenger before there is an agreement. If it finds one, the receiver sees a warning at that message, and our staff look at that one message. The message is delivered all the same.',
        'A person in the conversation reports a message. The member of our staff who decides sees that message as it was, and up to 10 messages around it.',
      ],
      'We record every time our staff look. If we decide something about your message, you read the reason, and when we looked at it.',
    ],
  },
  {
    id: 'reports',
    title: 'When something is reported',
    body: [
      'Members can report people, projects, stories, messages and more. If a page is public, everyone can report it. We keep a sealed copy of what was reported, so that no one can change it afterwards. All reports about one thing are one case.',
      [
        'We do not show the reported person who reported them.',
        'Staff do not decide a case in which they, or a project of theirs, take part.',
        'If we decide about you, you read the reason and can appeal once, within 14 days.',
        'If you report something, we tell you when we have looked at it, and whether we did something.',
      ],
    ],
  },
  {
    id: 'who-else',
    title: 'Who else sees it, and your choice',
    body: [
      'We sell no data, and we give it to no one for their own use. You can withdraw your consent as easily as you gave it. You can download and erase your data: “Settings, Your data” has both.',
      'Ask, complain or correct something under “My data”, or without an account. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
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
    description: `Everything that ${site.name} holds about people: what it is, why, and for how long; and when our staff look at a message.`,
    summary:
      'Here you read, kind by kind, what we hold about you, why, and for how long. You also read when people look at a message: if a message seems to ask for money or leads away from here, it is shown with a warning, and our staff look at it.',
    sections,
  },
};
