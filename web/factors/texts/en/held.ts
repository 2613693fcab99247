import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const factorHeld = {
  factors: {
    group: 'security',
    policy: 'Security records',
    name: 'Authenticator apps',
    holds:
      'Each authenticator app of a member: its name, its sealed secret, when it was added and last used.',
    why: 'To ask for its code at each sign-in with the password or an emailed code.',
    kept: 'Until the member removes the app. An app without a first code: 30 minutes.',
  },
  passkeys: {
    group: 'security',
    policy: 'Security records',
    name: 'Passkeys',
    holds:
      'Each passkey of a member: its name, its public key, how often it was used, when it was added and last used.',
    why: 'To let the member sign in with it. The private key stays on the member’s device.',
    kept: 'Until the member removes the passkey.',
  },
  recovery_codes: {
    group: 'security',
    policy: 'Security records',
    name: 'Recovery codes',
    holds: 'Hashes of the recovery codes that a member has not used yet.',
    why: 'To let the member sign in without the app.',
    kept: 'Until the member uses or replaces them, or removes the last app.',
  },
  factor_losses: {
    group: 'security',
    policy: 'Security records',
    name: 'Lost second factors',
    holds: 'When a member told us that all second factors are lost, and when the wait ends.',
    why: 'To give the account back, and to leave time to stop another person.',
    kept: 'Until a sign-in with a second factor, until it is stopped, or seven days after the wait.',
  },
  factor_guesses: {
    group: 'security',
    policy: 'Security records',
    name: 'Guesses at the second factor',
    holds: 'The times of the last guesses at a member’s codes.',
    why: 'To stop guessing after five wrong codes in ten minutes.',
    kept: 'Ten minutes.',
  },
  factor_changes: {
    group: 'security',
    policy: 'Security records',
    name: 'Changes of the second factor',
    holds: 'Each change of a member’s apps and recovery codes, with the earlier ones, sealed.',
    why: 'To let the member undo a change that another person made.',
    kept: 'Seven days.',
  },
} satisfies ModuleHeld;
