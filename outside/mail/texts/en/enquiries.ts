import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const enquiries = {
  enquiry: (email, site) => ({
    subject: `Contact form: ${email.subject}`,
    replyTo: email.from,
    why: `this is the contact address of ${site.name}.`,
    heading: email.subject,
    blocks: [
      { kind: 'quote', text: email.message },
      { kind: 'text', text: `${email.name}, ${email.from}` },
    ],
  }),
  'enquiry-confirmation': (_letter, site) => ({
    subject: `${site.name} has your message`,
    why: `a person has typed this address into the contact form of ${site.name}.`,
    heading: 'We have your message',
    blocks: [
      { kind: 'text', text: 'We have your message. A person answers within three working days.' },
      {
        kind: 'text',
        text: 'If you did not send us a message, another person typed your address by mistake. You need not do anything.',
      },
    ],
  }),
  'enquiry-answer': (email, site) => ({
    subject: `Re: ${email.subject}`,
    replyTo: email.contact || undefined,
    why: `a person has typed this address into the contact form of ${site.name}.`,
    heading: 'Our answer to your message',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: email.answer },
      { kind: 'text', text: `On ${day(email.writtenAt)} you wrote:` },
      { kind: 'quote', text: email.message },
    ],
  }),
} satisfies Partial<EmailWords>;
