import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const supervisionWords = {
  refusals: {
    account_protected: 'This account cannot be suspended.',
  },
  deskActions: {
    'accounts.searched': 'searched accounts',
    'account.opened': 'looked at an account',
    'account.suspended': 'suspended an account',
    'account.suspensionEnded': 'ended the suspension of an account',
    'guardians.listed': 'looked through the refusals of guardians',
    'account.guardianAllowed': 'let a child name another guardian',
    'account.guardianDeclined': 'let a guardian’s refusal stand',
    'account.birthDateCorrected': 'corrected a date of birth',
    'account.erased': 'erased an account',
  },
} satisfies ModuleWords<typeof supervisionKinds>;
