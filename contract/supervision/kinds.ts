import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';

/** Until when an account would be suspended, empty without an end, and until when it is now. */
export type SuspensionEffect = { name: string; email: string; until: string; now: string };

/** The date of birth that makes the member a child, and the one of before, empty without one. */
export type ChildEffect = { name: string; email: string; birthDate: string; before: string };

/** The names that this module declares for all other modules. */
export const supervisionKinds = {
  refusals: {
    account_protected: ['forbidden', 'The account cannot be suspended.'],
    account_child_unconfirmed: [
      'forbidden',
      'Corrections to a date under 18 have restricted the member for up to 7 days of the last 30, and none was confirmed.',
    ],
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
    'account.birthDateKept',
    'account.childConfirmed',
    'account.erased',
  ],
  proposals: {
    'account.suspension': twoStaff<SuspensionEffect>('accounts'),
    'account.child': twoStaff<ChildEffect>('accounts'),
  },
} as const satisfies ModuleKinds;
