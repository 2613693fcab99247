import type { ModuleSamples } from '../module-samples.ts';
import { opportunityAccess } from './access.ts';
import { opportunityEvents } from './events.ts';

export const opportunitySamples = {
  access: opportunityAccess,
  events: opportunityEvents,
} satisfies ModuleSamples;
