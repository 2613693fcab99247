import type { ModuleSamples } from '../module-samples.ts';
import { agreementAccess } from './access.ts';

export const agreementSamples = { access: agreementAccess } satisfies ModuleSamples;
