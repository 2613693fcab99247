import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { projectAccess } from './access.ts';
import { projectAddresses } from './addresses.ts';
import { projectEvents } from './events.ts';
import { projectRows } from './rows.ts';

export const projectSamples = {
  access: projectAccess,
  events: projectEvents,
  rows: projectRows,
  addresses: projectAddresses,
  words: ['Cold rooms', 'Tomatoes rot.', 'One room.', 'Three rooms.'],
} satisfies ModuleSamples;
