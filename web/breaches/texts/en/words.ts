import type { breachKindsOfModule } from '#contract/breaches/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { breachesHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const breachWords = {
  refusals: { breach_unknown: 'There is no such breach here.' },
  deskActions: {
    'breaches.listed': 'opened the list of breaches',
    'breach.looked': 'read a breach',
    'breach.opened': 'opened a breach',
    'breach.affected': 'looked for the people whom a breach affects',
    'breach.mailed': 'emailed the people whom a breach affects',
    'breach.reported': 'drafted or recorded reports of a breach',
    'breach.closed': 'closed a breach',
  },
  held: breachesHeld,
  emails: {
    'breach-notice': 'Breach of data',
  },
} satisfies ModuleWords<typeof breachKindsOfModule>;
