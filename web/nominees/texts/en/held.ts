import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const nomineeHeld = {
  nominees: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Persons who act for a member',
    holds:
      'Each person whom a member has named to act for them: name, email address and relation, and whether they were told.',
    why: 'To let them use the member’s rights after a death, or when the member cannot act.',
    kept: 'Until the member removes the person.',
  },
  nominee_requests: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Requests to act for a member',
    holds:
      'A request to act for a member: number, who sends it, the reason, the times, the decision and who of our staff made it.',
    why: 'To decide in time, and to show that we did.',
    kept: 'Three years after its end. When the account ends, the number, the times and the outcome remain without names.',
  },
  nominee_documents: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Documents of requests to act',
    holds: 'The document that proves a death, or that a member cannot act.',
    why: 'To decide about the request.',
    kept: 'Thirty days after the decision.',
  },
  nominee_visits: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Codes of persons who act for a member',
    holds:
      'The email address of a person who asked for a code to act for a member, and until when the code works.',
    why: 'To prevent a request in the name of another person.',
    kept: 'One day.',
  },
  guardian_erasures: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Erasing by a guardian',
    holds: 'That the guardian of a member under 18 has begun to erase the account, and when.',
    why: 'So that only the guardian can stop it.',
    kept: 'Until the guardian stops it, or the account is erased.',
  },
} satisfies ModuleHeld;
