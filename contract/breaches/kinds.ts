import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const breachKindsOfModule = {
  refusals: { breach_unknown: ['not_found', 'There is no such breach.'] },
  deskActions: [
    'breaches.listed',
    'breach.looked',
    'breach.opened',
    'breach.affected',
    'breach.mailed',
    'breach.reported',
    'breach.closed',
  ],
} as const satisfies ModuleKinds;
