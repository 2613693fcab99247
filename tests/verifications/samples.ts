import type { ModuleSamples } from '../module-samples.ts';
import { verificationAccess } from './access.ts';
import { verificationEvents } from './events.ts';

export const verificationSamples = {
  access: verificationAccess,
  events: verificationEvents,
} satisfies ModuleSamples;
