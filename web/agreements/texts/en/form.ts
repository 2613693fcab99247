import { limits } from '#rules/agreements/limits.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** The words of each field of a draft, and what it means, where it stands. */
export const agreementFields: Record<string, { label: string; hint?: string }> = {
  isRegistered: {
    label: 'The project is a registered organisation',
    hint: 'Otherwise it is an unregistered team: its owners answer in person, and the owner who proposes signs.',
  },
  projectName: { label: 'Its registered name' },
  projectNumber: {
    label: 'Its registry number',
    hint: 'CIN, LLPIN, Udyam, GSTIN or the like. An owner must have verified the organisation with it.',
  },
  projectPlace: { label: 'Where the project’s side is' },
  contributorPlace: { label: 'Where the contributor is' },
  role: { label: 'Role', hint: 'As what they work: “Builder of counters”.' },
  work: { label: 'What is done', hint: 'In your words. What is to be delivered stands in the milestones.' },
  startDay: { label: 'Begins on' },
  endDay: { label: 'Ends on', hint: 'Empty: without a fixed end.' },
  hoursAWeek: { label: 'Hours a week', hint: 'From 1 to 48.' },
  rights: {
    label: 'Which rights pass, and when',
    hint: 'Usually when a milestone is settled, so that no one gives work away unpaid.',
  },
  notPassing: {
    label: 'What does not pass',
    hint: 'One a line: earlier work, open-source parts, generated content.',
  },
  portfolio: { label: 'Showing the work', hint: 'Whether the contributor may show it, or from when.' },
  noticeDays: {
    label: 'Days of notice',
    hint: `From 0 to ${limits.noticeDays}. Either side can end it with this notice.`,
  },
  confidentialityYears: {
    label: 'Confidential',
    hint: 'How long after the end what is not public stays so.',
  },
  causes: {
    label: 'Causes of a bad leaving',
    hint: 'One a line. Only for these do unvested units return.',
  },
  other: { label: 'Anything else', hint: 'No term may forbid other work after the end.' },
  law: { label: 'Law', hint: 'The country whose law applies.' },
  place: { label: 'Place', hint: 'Where a court would be.' },
  currency: { label: 'Currency', hint: 'One for the whole agreement; it cannot be changed later.' },
  includesGst: { label: 'Values include GST', hint: 'What stands there is all that is paid.' },
  instrument: {
    label: 'What is promised',
    hint: 'A promise of shares, or another name for it. It is not shares or a security.',
  },
  isEmployee: {
    label: 'They are or will be an employee or director of the company',
    hint: 'Needed for an “ESOP promise” alone.',
  },
  unitPrice: { label: 'Price of a unit', hint: 'How much value one unit stands for.' },
  priceSource: {
    label: 'Where this price comes from',
    hint: '“Set by the owners”, or a round and its date.',
  },
  vesting: { label: 'Vesting', hint: 'Vested units stay theirs whatever happens.' },
  months: {
    label: 'Months of vesting',
    hint: `From ${limits.vestingMonths.min} to ${limits.vestingMonths.max}; a part vests each month.`,
  },
  cliff: { label: 'Cliff in months', hint: `From 0 to ${limits.cliffMonths}: before it nothing vests.` },
  vestingStart: { label: 'Vesting begins on', hint: 'Not before the day of the second signature.' },
  leaver: {
    label: 'If they leave for no such cause',
    hint: 'What becomes of units of accepted work that have not vested.',
  },
  conversionDay: {
    label: 'Conversion date',
    hint: 'Vested units that are not shares by then are owed in cash.',
  },
  fallbackPrice: { label: 'Cash for a unit then', hint: 'Empty: the price of a unit.' },
  title: { label: 'Title' },
  criteria: {
    label: 'Done when',
    hint: `One criterion a line, at most ${limits.criteria}. Work is looked at by these alone.`,
  },
  hours: { label: 'Hours', hint: `From 1 to ${number(limits.milestoneHours)}.` },
  value: { label: 'Value', hint: 'What it is worth in all, in money and shares together.' },
  dueDay: { label: 'Due on' },
  lowestShare: { label: 'Lowest share', hint: 'At least so much of the value as a promise of shares.' },
  highestShare: {
    label: 'Highest share',
    hint: 'At most so much. The contributor chooses between, before starting.',
  },
  companyUnits: {
    label: 'Units of the whole company',
    hint: 'Fully diluted: as if everything promised were issued.',
  },
  poolUnits: { label: 'Units of the pool', hint: 'So many of them may be promised here.' },
  asOfDay: { label: 'As of' },
};

const shares = Object.fromEntries(
  Array.from({ length: 100 / limits.shareStep + 1 }, (_, at) => [
    at * limits.shareStep,
    `${at * limits.shareStep}\u00a0%`,
  ]),
);

export const agreementChoices: Record<string, Record<string, string>> = {
  confidentialityYears: {
    0: 'No longer than the law asks',
    1: '1 year after the end',
    2: '2 years after the end',
  },
  vesting: { monthly: 'Month by month', at_once: 'At once, when work is accepted' },
  lowestShare: shares,
  highestShare: shares,
  leaver: { vest: 'They vest at the end date', return: 'They return to the pool' },
};

export const agreementFormTexts = {
  steps: {
    parties: 'Parties',
    work: 'The work',
    time: 'Time',
    rights: 'Whose the work is',
    ending: 'The end',
    law: 'Law and money',
    equity: 'Promise of shares',
    milestones: 'Milestones',
  },
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  title: 'Draft of an agreement',
  short: 'Change',
  draft: 'The draft',
  oneMilestone: 'Milestone',
  description: 'Write an agreement, step by step.',
  save: 'Save',
  go: 'Save and go on',
  busy: 'One moment…',
  saved: 'Saved.',
  preview: 'What it says now',
  whole: 'Read the whole text',
  empty: '(empty)',
  equityWhy:
    'With this part the contributor can choose, milestone by milestone, how much of the value they take as a promise of shares. Without it everything is paid in money.',
  worth: (amount: string) => `At this price the whole company would be worth ${amount}.`,
  noPool: 'First record what the project may promise.',
  pool: 'The pool record',
  without: 'Leave this part out',
  withoutHow: 'Everything is paid in money then, and no milestone has a share to choose.',
  milestone: (at: number) => `Milestone ${at}`,
  addMilestone: 'Add a milestone',
  noMilestones:
    'No milestone yet. Each is a piece of work with a value, a day, and criteria by which it is done.',
  removeMilestone: 'Remove this milestone',
  perHour: (amount: string) => `${amount} an hour`,
  wages: 'An agreement here does not replace wages that the law requires.',
  /** The part of a milestone that a contributor can take in units. */
  shares: (lowest: number, highest: number) => {
    if (highest === 0) return 'All in money';
    return lowest === highest
      ? `${lowest}\u00a0% in units`
      : `${lowest}\u00a0% to ${highest}\u00a0% in units`;
  },
} as const;
