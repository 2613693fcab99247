import type { Side } from '#rules/agreements/facts.ts';
import type { Sums } from '#rules/agreements/sums.ts';

export const agreementLedgerTexts = {
  title: 'The ledger',
  description: 'Every entry of an agreement, and what it comes to.',
  how: 'Everything that has happened to money and units since both signed, in the order in which it was written. No one can change or delete an entry, not even we.',
  none: 'Nothing is written yet. The first entry comes when a milestone is started.',
  stands: 'What it comes to',
  noSums:
    'The time for which the signed text is kept is over. The entries stay; sums cannot be computed here.',
  sums: {
    awarded: 'Value accepted',
    pay: 'Pay for it',
    confirmed: 'Confirmed as received',
    due: 'Due',
    awaited: 'Said to be sent',
    toPayBack: 'To be paid back',
    closedOpen: 'Closed with this open',
    units: 'Units promised for it',
    vested: 'Vested',
    unvested: 'Not vested yet',
    held: 'Vested and still a promise',
    reserved: 'Reserved from the pool',
    fallbackDue: 'Due in cash for units',
  } satisfies Record<keyof Sums, string>,
  /** After an entry, in one line. */
  after: (parts: readonly string[]) => `After it: ${parts.join(' · ')}`,
  running: {
    confirmed: (amount: string) => `received ${amount}`,
    due: (amount: string) => `due ${amount}`,
    units: (count: string) => `${count} units`,
    vested: (count: string) => `${count} vested`,
  },
  who: {
    project: 'The project',
    contributor: 'The contributor',
    product: 'Saharambh',
    administrator: 'Our staff',
  } satisfies Record<Side, string>,
  entries: 'Entries',
  older: 'Older entries',
  newest: 'To the newest',
  receipt: 'Its receipt',
  last: (sequence: number) =>
    sequence === 0
      ? 'No entry is written yet. The first one follows the hash of the signed text:'
      : `The last entry is ${sequence}. Its hash:`,
  receiptHow:
    'Keep both. Everyone who has the file of the agreement can compare them without us, and sees whether an entry was changed or left out.',
  verify: 'Verify a file',
  downloads: 'Downloads',
  file: 'The signed texts and the whole ledger (JSON)',
  whole: 'The whole ledger',
  asPdf: 'PDF',
  asCsv: 'CSV',
  months: 'Statements by month',
  own: 'Over all your agreements',
  pack: 'Closing pack of the project',
  packHow: 'For a lawyer or an incorporation: all promises by person, and every signed text, as one zip.',
} as const;
