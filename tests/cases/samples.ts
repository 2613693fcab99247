import type { ModuleSamples } from '../module-samples.ts';
import { caseAccess } from './access.ts';

export const caseSamples = { access: caseAccess } satisfies ModuleSamples;
