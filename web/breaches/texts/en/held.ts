import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const breachesHeld = {
  breach_affected: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Breaches',
    holds:
      'Whom a breach of data affected: the account or address, the kinds of data, language, country, guardian, and when we emailed them.',
    why: 'To tell each person, as the law requires, and to show that we did.',
    kept: 'Three years after the breach is closed. After the account, only the number of people.',
  },
} satisfies ModuleHeld;
