import { workLimits } from '#contract/agreements/work-limits.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';
import { units } from './milestone-words.ts';

/** A milestone of an agreement in force, for both sides. */
export const milestoneTexts = {
  title: 'Milestone',
  up: 'Agreement',
  description: 'How a milestone of your agreement stands.',
  with: (project: string, person: string) => `${project} · ${person}`,
  wayBack: 'Go back to where you came from',
  overdue: 'Overdue',
  money: {
    none: '',
    due: 'Payment due',
    paid: 'Paid, to be confirmed',
    to_pay_back: 'To be paid back',
    settled: 'Settled',
    closed: 'Closed with something open',
  },
  agreed: 'What was agreed',
  criteria: 'It is done when',
  hours: (count: number) => `About ${number(count)} hours`,
  value: 'Value',
  anHour: (amount: string) =>
    `${amount} an hour. An agreement here does not replace wages that the law requires.`,
  due: 'Due',
  underText: (version: number) => `The milestone started under text ${version} and keeps it.`,
  chosen: 'What was chosen',
  share: (share: number) => `${share}\u00a0% in units, ${100 - share}\u00a0% in money`,
  pay: 'Pay',
  units: 'Units',
  awarded: 'Awarded value',
  payGrew:
    'The awarded value gives whole units only, so the pay is larger than the first figure by less than the price of one unit.',
  unitsAre: 'A unit is a part of the project’s pool: a signed promise of shares, not shares.',
  vesting: {
    contributor: {
      atOnce: 'Units become yours (they vest) at once when the milestone is accepted, as the agreement says.',
      monthly: 'Units become yours month by month (they vest), as the agreement says.',
    },
    project: {
      atOnce:
        'Units become the contributor’s (they vest) at once when the milestone is accepted, as the agreement says.',
      monthly: 'Units become the contributor’s month by month (they vest), as the agreement says.',
    },
  },
  vested: (vested: number, of: number) => `${number(vested)} of ${units(of)} have vested`,

  choose: 'Choose how you are paid, and start',
  chooseHow:
    'You alone choose, within what was agreed. Starting locks the choice for both sides and takes its units from the pool. Before that nothing is held for you.',
  noChoice: 'There is no choice in this milestone.',
  choice: (pay: string, count: number) => (count === 0 ? pay : `${pay} and ${units(count)}`),
  inShares: (share: number) => (share === 0 ? 'All in money' : `${share}\u00a0% in units`),
  ofPool: (percent: string) => `${percent} of the pool`,
  ofCompany: (percent: string) => `${percent} of the company`,
  later: (percent: string) => `${percent} if new holders later own 20\u00a0% of the company`,
  lessThan: 'less than 0.0001 %',
  soFar: (pay: string, count: number) => `With all you have chosen so far: ${pay} and ${units(count)}`,
  lost: (count: number) =>
    count === 0
      ? 'No units would be lost if it ended that day.'
      : `${units(count)} would be lost if it ended that day.`,
  missing: (count: number) => `The pool is ${units(count)} short of this. Ask the owners, or choose less.`,
  start: 'Start this milestone',
  busy: 'One moment…',
  holders: 'Which milestones hold the pool’s units',
  free: (count: number) =>
    count < 0
      ? `${units(-count)} are missing from the pool: a ruling gave more than was free. Nothing starts that takes some.`
      : count === 0
        ? 'No unit of the pool is free.'
        : `${units(count)} of the pool are free.`,
  holder: (person: string, milestone: number, count: number) =>
    `${person}, milestone ${milestone}: ${units(count)}`,

  handIn: 'Hand it in',
  handInAgain: 'Hand it in again',
  handInHow: 'Say what was done, and bring links or files. The project has 7 days to review it.',
  text: 'What was done',
  links: 'Links',
  linksHint: `Up to ${workLimits.links}, one a line.`,
  files: 'Files',
  filesHint: `Up to ${workLimits.files}: PDF, Word or pictures, 10 MB each.`,
  filesAgain: 'Please choose the files again.',
  worked: 'Hours actually worked',
  workedHint: 'Whole hours. They change nothing of the value.',
  notPassing: 'What does not pass to the project',
  notPassingHint: 'Earlier work, open-source parts and generated content in it.',
  proposed: 'The value you ask for',
  proposedHint: (most: string) =>
    `The agreement ends early, so you propose what this part is worth: 0 to ${most}. There is one review; silence accepts it.`,
  handedIn: (at: string) => `Handed in on ${moment(at)}`,
  hoursWorked: (count: number) =>
    count === 0
      ? 'no hours worked'
      : plural(count, { one: (shown) => `${shown} hour worked`, other: (shown) => `${shown} hours worked` }),
  proposedValue: (amount: string) => `Proposed value: ${amount}`,
  report: 'Report this work',
  keeps: (text: string) => `Does not pass to the project: ${text}`,
  erased: 'What was said and brought is not kept any more. Its hashes stay in the ledger.',

  review: 'Review it',
  accept: 'Accept it',
  acceptHow: (pay: string, count: number) =>
    `The milestone counts as done. ${count === 0 ? `${pay} are due` : `${pay} are due and ${units(count)} are theirs as they vest`}. This is final, but for a dispute.`,
  reviewHow: 'Without an answer in 7 days it counts as accepted.',
  ask: 'Ask for changes',
  askHow: (left: number) =>
    left === 2
      ? 'Against one criterion, at most twice. They have 14 days.'
      : 'Against one criterion, for the last time. They have 14 days.',
  askedTwice: 'Changes were asked for twice. Accept it, or open a dispute.',
  criterion: 'Which criterion is not met',
  words: 'What is missing',
  asked: (criterion: string, at: string) => `Changes asked on ${moment(at)}: ${criterion}`,

  cancel: 'Cancel this milestone',
  cancelHow: 'It has not started. Nothing is owed for it, and it cannot be brought back.',
  drop: 'Drop this milestone',
  dropHow: 'Nothing is owed for it, its units return to the pool, and the work stays the contributor’s.',
  dropLate: 'It was not handed in in its time. You can wait, or drop it: nothing is owed then.',

  entries: 'What has happened',
  entryWords: {
    started: 'Started',
    submitted: 'Handed in',
    changes_asked: 'Changes asked',
    accepted: 'Accepted',
    milestone_cancelled: 'Cancelled',
    milestone_dropped: 'Dropped',
    payment_sent: 'Payment stated',
    payment_confirmed: 'Payment confirmed',
    reversed: 'Entry reversed',
    paid_back: 'Paid back',
    paid_back_confirmed: 'Paying back confirmed',
    closed_open: 'Closed with something open',
    vested: 'Units vested',
    units_returned: 'Units returned',
    dispute_opened: 'Dispute opened',
    evidence_given: 'Evidence brought',
    settlement_proposed: 'Settlement proposed',
    settlement_closed: 'Proposed settlement closed',
    dispute_withdrawn: 'Dispute withdrawn',
    ruled: 'Ruled',
    ruled_agreed: 'Agreed by both sides',
    ruling_final_agreed: 'What both sides agreed is final',
    appealed: 'Appealed',
    ruling_final: 'The ruling is final',
    fallback_due: 'Due in cash for units',
  } as Record<string, string>,
  byClock: 'by the clock',
  done: {
    started: 'The milestone has started. Your choice is locked.',
    submitted: 'Your work is handed in. The project has 7 days to review it.',
    asked: 'They have 14 days to hand it in again.',
    accepted: 'The milestone is accepted.',
    cancelled: 'The milestone is cancelled.',
    dropped: 'The milestone is dropped. Nothing is owed for it.',
  } as Record<string, string>,
};
