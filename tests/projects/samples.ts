import type { ModuleSamples } from '../module-samples.ts';
import { projectAccess } from './access.ts';
import { projectEvents } from './events.ts';

export const projectSamples = { access: projectAccess, events: projectEvents } satisfies ModuleSamples;
