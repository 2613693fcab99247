import type { ModuleSamples } from '../module-samples.ts';
import { agreementAccess } from './access.ts';
import { agreementEvents } from './events.ts';
import { agreementRows } from './rows.ts';

export const agreementSamples = {
  access: agreementAccess,
  events: agreementEvents,
  rows: agreementRows,
} satisfies ModuleSamples;
