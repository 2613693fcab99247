import type { ModuleSamples } from '../module-samples.ts';
import { applicationAccess } from './access.ts';
import { applicationEvents } from './events.ts';
import { applicationRows } from './rows.ts';

export const applicationSamples = {
  access: applicationAccess,
  events: applicationEvents,
  rows: applicationRows,
} satisfies ModuleSamples;
