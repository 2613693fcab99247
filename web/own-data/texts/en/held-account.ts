import type { Held } from './held.ts';

/** Texts about the account itself. */
export const account = {
  accounts: {
    name: 'Your account',
    holds: 'Name, email address and whether it is proven, a hash of the password, preferences.',
    why: 'To know who signs in, and to send emails to the member.',
    kept: 'As long as the account.',
  },
  profiles: {
    name: 'Your profile',
    holds:
      'The data that a member enters about themselves: name, phone, location, date of birth, education, college or company.',
    why: 'To show it to the member, and to the people whom the member chooses.',
    kept: 'As long as the account.',
  },
  avatars: {
    name: 'Your photo',
    holds: 'A new image that the server made from the photo that the member sent.',
    why: 'To show it.',
    kept: 'Until it is replaced or removed.',
  },
  files: {
    name: 'Files you upload',
    holds: 'Résumés and portfolios, with their names, sizes and kinds.',
    why: 'To show them to the member, and to the people whom the member chooses.',
    kept: 'Until they are deleted. An upload that was never finished is kept for one day.',
  },
  standings: {
    name: 'Your age and standing',
    holds:
      'Kind of member, date of birth, time zone, a guardian’s consent or the date since which we wait for it, a suspension and its reason.',
    why: 'A member’s age, and whether the member is suspended, decide what the member can do.',
    kept: 'As long as the account.',
  },
  guardians: {
    name: 'A parent or guardian',
    holds:
      'Email address of the parent or guardian of a member under 18, their relation to the member, their answer, and the service that has verified them.',
    why: 'The law requires their consent.',
    kept: 'Until the 18th birthday. If no one agrees, until the account is erased for that reason.',
  },
  consents: {
    name: 'Texts you agreed to',
    holds:
      'The texts that a member agreed to or refused: which text, in which version and language, and when.',
    why: 'To show that the member agreed or refused.',
    kept: 'As long as the account.',
  },
  email_changes: {
    name: 'A new email address',
    holds: 'A new email address that a member wants to use, until they type the code that we sent to it.',
    why: 'To make sure that the member can read emails at the new address before the account uses it.',
    kept: 'Ten minutes.',
  },
  former_addresses: {
    name: 'Earlier email addresses',
    holds: 'Proven email addresses that a member has replaced with another address.',
    why: 'To let the person who reads the old mailbox take the account back from a thief.',
    kept: 'Seven days.',
  },
  email_proofs: {
    name: 'An address for an account',
    holds: 'An email address that is not yet part of an account, and whether it is proven.',
    why: 'To make sure that only a person who reads the mailbox can join with its address.',
    kept: 'One day.',
  },
} as const satisfies Record<string, Held>;
