import type { AgreementStage } from '#contract/agreements/limits.ts';
import { entryWords, sideWords } from '#rules/agreements/entry-words/en.ts';
import { paperWords } from '#rules/agreements/paper-words/en.ts';
import type { Stage } from '#rules/agreements/state.ts';
import type { Sums } from '#rules/agreements/sums.ts';

/** `October 2026`, of 2026-10. */
const monthIn = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The words of statements and closing packs. */
export const agreementPapers = {
  entryWords,
  sideWords,
  /** Of letters that a PDF cannot draw. */
  unshown: paperWords.unshown,
  sums: {
    awarded: 'Value accepted',
    pay: 'Pay for it',
    confirmed: 'Confirmed as received',
    due: 'Due',
    awaited: 'Said to be sent, not confirmed',
    toPayBack: 'To be paid back',
    closedOpen: 'Closed with this open',
    units: 'Units for it',
    vested: 'Vested',
    unvested: 'Not vested yet',
    held: 'Vested and still a promise',
    reserved: 'Held of the pool',
    fallbackDue: 'Due in cash for units',
  } satisfies Record<keyof Sums, string>,
  statement: {
    title: (month: string) => (month ? `Statement of ${monthIn(month)}` : 'Statement of the whole ledger'),
    between: (project: string, person: string) => `Between ${project} and ${person}`,
    role: (role: string, id: string) => `${role}. Agreement ${id}.`,
    before: 'Before',
    entries: 'Entries',
    after: 'After',
    none: 'Nothing is written yet.',
    noSums: 'The time for which the signed text is kept is over, so sums cannot be computed here.',
    receipt: (sequence: number, hash: string) => `The last entry here is ${sequence}. Its hash: ${hash}`,
    compare:
      'Compare both with the JSON file of the agreement at /verify. A statement repeats what both sides have written; it does not prove that money arrived.',
    columns: {
      entry: 'Entry',
      at: 'Time (UTC)',
      day: 'Day',
      side: 'Written by',
      name: 'Name',
      what: 'What',
      currency: 'Currency',
      hash: 'Hash',
    },
    afterIt: (sum: string) => `${sum}, after it`,
  },
  own: {
    title: 'Statement over all agreements',
    of: (name: string) => `Of ${name}, as a contributor.`,
    agreements: 'Agreements',
    money: 'Money, by currency',
    units: 'Units, by project',
    never:
      'Sums of different currencies, and units of different projects, are never added. Units are promises of shares, not shares.',
    none: 'No agreement was in force yet.',
    agreement: 'Agreement',
    currency: 'Currency',
    project: 'Project',
    columns: { kind: 'Line', project: 'Project', role: 'Role', stage: 'State', agreement: 'Agreement' },
    last: 'Last entry',
    hash: 'Its hash',
  },
  pack: {
    title: (project: string) => `What ${project} has promised`,
    pool: (units: string, company: string, day: string) =>
      `The pool: ${units} of ${company} units of the company, as of ${day}.`,
    noPool: 'No pool is recorded.',
    notAdvice:
      'These are signed promises, not shares or securities. Shares need the company’s own decisions and filings. This is no legal advice.',
    agreement: (role: string, id: string, signed: string) => `${role}. Agreement ${id}, signed on ${signed}.`,
    none: 'Nothing was agreed yet.',
    noText: 'The time for which the signed text is kept is over. Its hash and its ledger stay.',
    noEquity: 'no promise of shares',
    notBegun: (value: string, offered: readonly number[]) => {
      const [lowest = 0, highest = lowest] = [offered[0], offered.at(-1)];
      if (highest === 0) return `Value ${value}, no promise of shares`;
      return lowest === highest
        ? `Value ${value}, ${lowest} % of it as a promise of shares`
        : `Value ${value}; when it is begun, ${lowest} to ${highest} % of that can be chosen as a promise of shares`;
    },
    at: (price: string) => `at ${price} a unit`,
    atOnce: 'vests at once',
    monthly: (months: number, cliff: number, start: string) =>
      `vests over ${months} months from ${start}, nothing before month ${cliff}`,
    conversion: (day: string) => `to be converted by ${day}`,
    columns: {
      person: 'Person',
      role: 'Role',
      agreement: 'Agreement',
      signed: 'Signed on',
      state: 'State',
      milestone: 'Milestone',
      title: 'Title',
      stage: 'Stage',
      currency: 'Currency',
      value: 'Value',
      awarded: 'Value accepted',
      pay: 'Pay',
      confirmed: 'Confirmed',
      due: 'Due',
      share: 'Share in %',
      price: 'Price of a unit',
      units: 'Units promised',
      vested: 'Vested',
      unvested: 'Not vested',
      returned: 'Returned',
      gone: 'Converted, paid out or given up',
      vesting: 'Vesting',
      conversion: 'Conversion date',
      fallback: 'Cash for a unit',
      fallbackDue: 'Due in cash',
      last: 'Last entry',
      hash: 'Its hash',
    },
    total: 'Together',
    files: { promises: 'promises', texts: 'signed-texts', text: (number: number) => `text-${number}` },
  },
  stages: {
    planned: 'Planned',
    started: 'Started',
    submitted: 'Handed in',
    changes_asked: 'Changes asked for',
    accepted: 'Accepted',
    rejected: 'Rejected',
    dropped: 'Dropped',
    cancelled: 'Cancelled',
  } satisfies Record<Stage, string>,
  states: {
    draft: 'Draft',
    proposed: 'Proposed',
    countered: 'Countered',
    signed_by_one: 'Signed by one',
    declined: 'Declined',
    withdrawn: 'Taken back',
    expired: 'Expired',
    active: 'In force',
    ending: 'Ending',
    ended: 'Ended',
    completed: 'Completed',
  } satisfies Record<AgreementStage, string>,
  settled: 'settled',
  formerMember: 'A former member',
  noSum: 'Nothing yet.',
};
