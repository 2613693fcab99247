import type { ModuleSamples } from '../module-samples.ts';
import { applicationAccess } from './access.ts';

export const applicationSamples = { access: applicationAccess } satisfies ModuleSamples;
