import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';

/** Until when an account would be suspended, empty without an end, and until when it is now. */
export type SuspensionEffect = { name: string; email: string; until: string; now: string };

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
  proposals: { 'account.suspension': twoStaff<SuspensionEffect>('accounts') },
} as const satisfies ModuleKinds;
