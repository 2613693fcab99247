import type { ModuleSamples } from '../module-samples.ts';
import { projectAccess } from './access.ts';

export const projectSamples = { access: projectAccess } satisfies ModuleSamples;
