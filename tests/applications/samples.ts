import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { applicationAccess } from './access.ts';
import { applicationAddresses } from './addresses.ts';
import { goodNote } from './applications.ts';
import { applicationEvents } from './events.ts';
import { applicationRows } from './rows.ts';

export const applicationSamples = {
  access: applicationAccess,
  events: applicationEvents,
  ages: {
    application_notes: `update applications set stage = 'declined', ended_at = now() where account_id = $1`,
  },
  rows: applicationRows,
  addresses: applicationAddresses,
  words: [goodNote, 'Reads carefully.', 'Read one meter.'],
} satisfies ModuleSamples;
