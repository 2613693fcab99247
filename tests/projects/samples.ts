import type { ModuleSamples } from '../module-samples.ts';
import { projectAccess } from './access.ts';
import { projectEvents } from './events.ts';
import { projectRows } from './rows.ts';

export const projectSamples = {
  access: projectAccess,
  events: projectEvents,
  rows: projectRows,
} satisfies ModuleSamples;
