import type { ModuleSamples } from '../module-samples.ts';
import { caseAccess } from './access.ts';
import { caseEvents } from './events.ts';

export const caseSamples = {
  access: caseAccess,
  events: caseEvents,
} satisfies ModuleSamples;
