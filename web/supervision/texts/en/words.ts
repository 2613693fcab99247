import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const supervisionWords = {
  refusals: {
    account_protected: 'You cannot suspend this account.',
    account_child_unconfirmed:
      'Such a correction was made before, and no other staff confirmed it. Please wait 30 days, or open a case.',
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
    'account.birthDateKept': 'put an earlier date of birth back',
    'account.childConfirmed': 'had a child’s date of birth confirmed',
    'account.erased': 'erased an account',
  },
  proposals: {
    'account.suspension': {
      name: 'Suspend an account for more than 7 days',
      effect: ({ name, email, until, now }) => [
        name ? `Account: ${name}, ${email}` : `Account: ${email}`,
        now ? `Now suspended until ${moment(now)}.` : 'Now not suspended.',
        until ? `After that suspended until ${moment(until)}.` : 'After that suspended without an end.',
      ],
    },
    'account.child': {
      name: 'Treat a member as a child, and erase what we may not keep of a child',
      effect: ({ name, email, birthDate, before }) => [
        name ? `Account: ${name}, ${email}` : `Account: ${email}`,
        before
          ? `Date of birth: ${birthDate}. It was ${before}.`
          : `Date of birth: ${birthDate}. None was known.`,
        'Erased at once: files, photo, proofs, and all of the profile that is not needed to ask a guardian.',
        'Erased after seven days unless a guardian agrees: the account.',
      ],
    },
  },
  emails: {
    'account-suspended': 'Account suspended',
    'suspension-ended': 'Suspension ended',
    'birth-date-corrected': 'Date of birth corrected',
  },
} satisfies ModuleWords<typeof supervisionKinds>;
