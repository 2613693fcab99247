import type { LetterWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const enquiries = {
  enquiry: (letter, site) => ({
    subject: `Contact form: ${letter.subject}`,
    replyTo: letter.from,
    why: `this is the contact address of ${site.name}.`,
    heading: letter.subject,
    blocks: [
      { kind: 'quote', text: letter.message },
      { kind: 'text', text: `${letter.name}, ${letter.from}` },
    ],
  }),
  'enquiry-confirmation': (_letter, site) => ({
    subject: `${site.name} has your message`,
    why: `somebody has given this address in the contact form of ${site.name}.`,
    heading: 'We have your message',
    blocks: [
      { kind: 'text', text: 'Your message has arrived. A person will answer within three working days.' },
      {
        kind: 'text',
        text: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
      },
    ],
  }),
  'enquiry-answer': (letter, site) => ({
    subject: `Re: ${letter.subject}`,
    replyTo: letter.contact || undefined,
    why: `somebody has given this address in the contact form of ${site.name}.`,
    heading: 'Our answer to your message',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: letter.answer },
      { kind: 'text', text: `On ${day(letter.writtenAt)} you wrote:` },
      { kind: 'quote', text: letter.message },
    ],
  }),
} satisfies Partial<LetterWords>;
