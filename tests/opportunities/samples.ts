import type { ModuleSamples } from '../module-samples.ts';
import { opportunityAccess } from './access.ts';

export const opportunitySamples = { access: opportunityAccess } satisfies ModuleSamples;
