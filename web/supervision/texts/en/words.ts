import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const supervisionWords = {
  refusals: {
    account_protected: 'You cannot suspend this account.',
  },
  deskActions: {
    'accounts.searched': 'searched accounts',
    'account.opened': 'looked at an account',
    'account.suspended': 'suspended an account',
    'account.suspensionEnded': 'ended the suspension of an account',
    'guardians.listed': 'opened the list of refusals of guardians',
    'account.guardianAllowed': 'let a child name another guardian',
    'account.guardianDeclined': 'kept a guardian’s refusal',
    'account.birthDateCorrected': 'corrected a date of birth',
    'account.erased': 'erased an account',
  },
  proposals: {
    'account.suspension': {
      name: 'Suspend an account for more than 7 days',
      effect: ({ name, email, until, now }) => [
        name ? `Account: ${name}, ${email}` : `Account: ${email}`,
        now ? `Now suspended until ${moment(now)}.` : 'Now suspended without an end.',
        until ? `After that suspended until ${moment(until)}.` : 'After that suspended without an end.',
      ],
    },
  },
} satisfies ModuleWords<typeof supervisionKinds>;
