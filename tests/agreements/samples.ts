import type { ModuleSamples } from '../module-samples.ts';
import { agreementAccess } from './access.ts';
import { agreementEvents } from './events.ts';

export const agreementSamples = { access: agreementAccess, events: agreementEvents } satisfies ModuleSamples;
