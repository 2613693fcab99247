import { number } from '#web/ground/texts/amounts.ts';

export const logHeadTexts = {
  title: 'The log of our staff',
  description:
    'The signed ends of the log of our staff, so that anyone can check that no entry was changed or removed.',
  lead: 'Our log has every action of our staff on members’ data, even if they only look at it. Each entry contains the hash of the entry before it. So you can find a change, a gap or a cut.',
  who: 'This page shows no data of members. The export of your own data says when our staff looked at it.',
  heads: 'Signed heads',
  headsIntro:
    'A head is the number and the hash of the last entry. We sign it once a day. Days are in UTC. The newest 31 are shown.',
  none: 'No head is signed yet. The first one follows within an hour of the first entry.',
  upTo: ({ sequence }: { sequence: number }) => `Up to entry ${number(sequence)}`,
  hash: 'Hash',
  details: 'Signature',
  key: 'Key',
  publicKey: 'Public key (Ed25519)',
  signature: 'Signature',
  signedAt: 'Signed at',
  all: 'All heads of three years (JSON)',
  check: 'How to check it',
  steps: [
    'Keep a copy of this list, or of one line of it.',
    'Later, find the same day here. Number, hash and key must be the same.',
    'Check the signature with the public key. We sign the bytes of the line below, with the values of that head and “daily” as its kind.',
    'If a head has changed or is gone, ask us and send your copy. With its number and its hash we must find the entry on our side.',
  ],
  limits:
    'A head proves that the entries up to it are the same as on the day of its signature. It does not prove that the log has every action. If the secret of our server changes, the key changes.',
  removed: 'Removed entries',
  removedNone: 'No entry was removed yet. We remove entries after three years.',
  removedUpTo: ({ sequence, day }: { sequence: number; day: string }) =>
    `We removed the entries up to ${number(sequence)} after three years. Their end was signed on ${day}, as a head of the kind “checkpoint”.`,
  restores: 'Restored backups',
  restoresNone: 'No backup was restored.',
  restoresIntro:
    'A restored backup cuts the log: the entries after its moment are lost. Each restore is an entry itself.',
  restored: ({ day, backup, sequence }: { day: string; backup: string; sequence: number }) =>
    backup
      ? `On ${day} we restored a backup of ${backup}. The log went on after entry ${number(sequence)}.`
      : `On ${day} we restored a backup. The log went on after entry ${number(sequence)}.`,
} as const;
