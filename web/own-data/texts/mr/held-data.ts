export type { Held, HeldGroup, ModuleHeld } from '../en/held-data.ts';
export { groupHeld } from '../en/held-data.ts';
