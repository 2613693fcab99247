import type { Held } from './held.ts';

/** Of who somebody is here. */
export const account = {
  accounts: {
    name: 'Your account',
    holds: 'Name, email address and whether it is proven, a hash of the password, preferences.',
    why: 'To know who signs in, and to write to them.',
    kept: 'As long as the account.',
  },
  profiles: {
    name: 'Your profile',
    holds:
      'What somebody says of themself: name, phone, place, date of birth, education, college or company.',
    why: 'To show it to them, and to whom they choose.',
    kept: 'As long as the account.',
  },
  avatars: {
    name: 'Your photo',
    holds: 'A photo, as it was drawn anew from the one that was sent.',
    why: 'To show it.',
    kept: 'Until it is replaced or removed.',
  },
  files: {
    name: 'Files you upload',
    holds: 'Résumés and portfolios, with their names, sizes and kinds.',
    why: 'To show them to their owner, and to whom they choose.',
    kept: 'Until they are deleted; uploads that were never finished for a day.',
  },
  standings: {
    name: 'Your age and standing',
    holds:
      'Kind of member, date of birth, time zone, a guardian’s consent or since when it is waited for, a suspension and its reason.',
    why: 'What is open to somebody depends on their age, and on whether they are suspended.',
    kept: 'As long as the account.',
  },
  guardians: {
    name: 'A parent or guardian',
    holds:
      'Email address of the parent or guardian of somebody under 18, what they are to them, how they answered, and which service has made sure of them.',
    why: 'The law asks for their consent.',
    kept: 'Until the 18th birthday; when nobody agrees, until the account is erased for that.',
  },
  consents: {
    name: 'What you agreed to',
    holds: 'What somebody agreed to or refused: which text, in which version and language, and when.',
    why: 'To show that they did.',
    kept: 'As long as the account.',
  },
  email_changes: {
    name: 'A new email address',
    holds: 'A new email address that somebody wants to use, until they have typed the code from there.',
    why: 'To change it only for whoever reads it.',
    kept: 'Ten minutes.',
  },
  former_addresses: {
    name: 'Earlier email addresses',
    holds: 'Proven email addresses that somebody has changed for another one.',
    why: 'So that whoever reads the old one can bring the account back from a thief.',
    kept: 'Seven days.',
  },
  email_proofs: {
    name: 'An address that joins',
    holds: 'An email address on its way to an account, and whether it is proven.',
    why: 'So that only whoever reads a mailbox can join with it.',
    kept: 'One day.',
  },
} as const satisfies Record<string, Held>;
