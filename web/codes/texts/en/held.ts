import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const codeHeld = {
  codes: {
    group: 'security',
    policy: 'Security records',
    name: 'Codes by email',
    holds:
      'The codes that we sent by email: for which purpose, to which address, until when, and who asked, as a hash; never the digits.',
    why: 'To check that a person can read the mailbox.',
    kept: 'At most one hour after the code ends.',
  },
  tokens: {
    group: 'security',
    policy: 'Security records',
    name: 'Links by email',
    holds:
      'The links that we sent by email: which kind, to which address, until when. We do not keep the secret part of the link.',
    why: 'To check that a person can read the mailbox.',
    kept: 'At most one hour.',
  },
} satisfies ModuleHeld;
