import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { agreementAccess } from './access.ts';
import { agreementAddresses } from './addresses.ts';
import { agreementEvents } from './events.ts';
import { agreementRows } from './rows.ts';

export const agreementSamples = {
  access: agreementAccess,
  events: agreementEvents,
  rows: agreementRows,
  addresses: agreementAddresses,
  words: [
    'Builder of counters',
    'Builds the counter.',
    'Counter on one door',
    'It counts a day without a miss',
    'It counts a day without a miss, as was agreed.',
    'It counts.',
    'days.pdf',
  ],
} satisfies ModuleSamples;
