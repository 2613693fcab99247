import type { ModuleSamples } from '../module-samples.ts';
import { applicationAccess } from './access.ts';
import { applicationEvents } from './events.ts';

export const applicationSamples = {
  access: applicationAccess,
  events: applicationEvents,
} satisfies ModuleSamples;
