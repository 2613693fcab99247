import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const rightsHeld = {
  rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Requests and complaints',
    holds:
      'A request or complaint: number, words, our answer, who of our staff gave it, and the times. Without an account, the email address and language.',
    why: 'To answer in time, and to show that we did.',
    kept: 'Three years after the answer. When the account ends, we keep the number, the times and the outcome, without the words.',
  },
  guest_rights_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Requests without an account',
    holds:
      'The request of a person who is not signed in, and their email address, until the person enters the code that we sent to it.',
    why: 'To prevent a request in the name of another person.',
    kept: 'One day.',
  },
} satisfies ModuleHeld;
