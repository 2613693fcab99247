import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const enquiryHeld = {
  enquiries: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'Your messages to us',
    holds: 'The message of the contact form, with name, email address and language.',
    why: 'To answer it.',
    kept: 'Two years.',
  },
  enquiry_answers: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'Our answers',
    holds: 'The answer that we wrote, and which member of our staff wrote it.',
    why: 'To know what we said.',
    kept: 'As long as the message that it answers.',
  },
} satisfies ModuleHeld;
