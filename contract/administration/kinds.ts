import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const administrationKinds = {
  deskActions: ['log.restored', 'administrator.named', 'administrator.removed'],
} as const satisfies ModuleKinds;
