import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const administrationKinds = {
  deskActions: ['log.restored'],
} as const satisfies ModuleKinds;
