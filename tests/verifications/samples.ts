import type { ModuleSamples } from '../module-samples.ts';
import { verificationAccess } from './access.ts';

export const verificationSamples = { access: verificationAccess } satisfies ModuleSamples;
