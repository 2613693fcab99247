import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const supervisionKinds = {
  refusals: {
    account_protected: ['forbidden', 'The account cannot be suspended.'],
  },
  deskActions: [
    'accounts.searched',
    'account.opened',
    'account.suspended',
    'account.suspensionEnded',
    'guardians.listed',
    'account.guardianAllowed',
    'account.guardianDeclined',
    'account.birthDateCorrected',
    'account.erased',
  ],
} as const satisfies ModuleKinds;
