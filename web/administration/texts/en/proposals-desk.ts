import { proposalTimes } from '#contract/administration/limits.ts';
import type { ProposalBar, ProposalList, ProposalState } from '#contract/administration/proposal-calls.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { moment } from '#web/ground/texts/amounts.ts';

/** The rights of staff, as the desk names them. */
export const rightTexts = {
  cases: 'Cases',
  reviews: 'Reviews',
  disputes: 'Disputes',
  rights: 'Data requests',
  accounts: 'Accounts',
  staff: 'Staff',
} satisfies Record<StaffRight, string>;

export const rightHints = {
  cases: 'Reports and cases, with the reported texts.',
  reviews: 'Opportunities, projects, mentors and verifications that wait for a review, and their lists.',
  disputes: 'Disputes, contested causes, missed sessions and ledgers.',
  rights: 'Requests about data, complaints and enquiries.',
  accounts: 'Accounts, guardians and emails.',
  staff: 'The log, and the rights of staff.',
} satisfies Record<StaffRight, string>;

/** The rights in one line, in the words of the desk. */
export function namesOfRights(rights: readonly string[]): string {
  const names: Record<string, string> = rightTexts;
  return rights.map((right) => names[right] ?? right).join(', ');
}

export const proposalTexts = {
  room: 'Proposals',
  title: 'Proposals',
  one: 'Proposal',
  back: 'Proposals',
  intro: `Some actions cannot be undone. One member of staff proposes such an action. Another one with the same right confirms it within ${proposalTimes.hours} hours.`,
  list: 'Which proposals',
  lists: { waiting: 'Waiting', over: 'Over' } satisfies Record<ProposalList, string>,
  none: {
    waiting: 'No proposal waits.',
    over: 'No proposal is over yet.',
  } satisfies Record<ProposalList, string>,
  states: {
    waiting: 'Waiting',
    confirmed: 'Confirmed',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
  } satisfies Record<ProposalState, string>,
  lone: 'Lone',
  own: 'yours',
  proposedBy: ({ name, at }: { name: string; at: string }) =>
    name ? `${name} proposed this on ${moment(at)}.` : `Proposed on ${moment(at)}.`,
  proposedAt: (at: string) => `proposed ${moment(at)}`,
  due: (at: string) => `lapses ${moment(at)}`,
  lapses: (at: string) => `If no one confirms it, it lapses on ${moment(at)}.`,
  effect: 'Exact effect',
  erased: 'The account has ended, and its data is removed.',
  reason: 'Reason',
  right: ({ right }: { right: string }) => `It needs the right “${right}”.`,
  aloneFrom: (at: string) =>
    `No other account can confirm this. We have told the grievance officer. From ${moment(at)} its proposer may carry it out alone.`,
  ended: ({ state, name, at }: { state: ProposalState; name: string; at: string }) => {
    const by = name ? ` by ${name}` : '';
    if (state === 'lapsed') return `Lapsed on ${moment(at)}.`;
    return `${proposalTexts.states[state]}${by} on ${moment(at)}.`;
  },
  endedLone: ({ name, at }: { name: string; at: string }) =>
    `${name || 'Its proposer'} carried this out alone on ${moment(at)}, because no other account could confirm it.`,
  answer: 'Reason for the refusal',
  bars: {
    own: 'You proposed this. Other staff confirm or refuse it.',
    no_right: 'You no longer have the right for this.',
    conflict: 'You take part in this, so you see only its kind and its time. Other staff decide it.',
    over: 'This is over.',
    proposer_gone: 'Its proposer no longer has the right. You cannot confirm it.',
    changed: 'This has changed since the proposal. You cannot confirm it. Propose it again.',
    early: 'You can carry this out alone later. Until then other staff with the right can confirm it.',
    others: 'Other staff can confirm this now. You cannot carry it out alone.',
  } satisfies Record<Exclude<ProposalBar, ''>, string>,
  confirm: 'Confirm',
  confirming: 'Confirming...',
  confirmAlone: 'Carry it out alone',
  aloneHint: 'The log and our figures mark it as a decision made alone.',
  refuse: 'Refuse',
  refusing: 'Refusing...',
  refuseReason: 'Reason',
  refuseHint: 'The proposer reads it. 3 to 500 characters.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  done: {
    confirmed: 'Confirmed. It is carried out.',
    refused: 'Refused. Nothing was changed.',
    withdrawn: 'Withdrawn. Nothing was changed.',
    proposed: 'Proposed. Other staff must confirm it.',
  },
} as const;

export const staffTexts = {
  room: 'Staff',
  title: 'Staff',
  intro:
    'A right opens a part of the administration. The administrators in the settings have all rights. Propose a change here. Other staff confirm it.',
  all: 'All rights, by the settings',
  none: 'No right yet',
  resting: 'The rights do not work while the account is suspended or its address is not proven.',
  waits: 'A change waits',
  change: 'Change',
  changeOf: (name: string) => `Change the rights of ${name}`,
  propose: 'Propose a change',
  email: 'Email of the account',
  rights: 'Rights after the change',
  rightsHint: 'The account loses the rights that you do not tick.',
  reason: 'Reason',
  reasonHint: 'Staff read it, and the log has it. 3 to 500 characters.',
  send: 'Propose',
  sending: 'Proposing...',
} as const;

type Rights = {
  name: string;
  email: string;
  given: readonly string[];
  taken: readonly string[];
  rights: readonly string[];
};

/** The effect of new rights, in sentences. */
export const rightsEffect = ({ name, email, given, taken, rights }: Rights): readonly string[] => [
  name ? `Account: ${name}, ${email}` : `Account: ${email}`,
  ...(given.length > 0 ? [`Gets: ${namesOfRights(given)}`] : []),
  ...(taken.length > 0 ? [`Loses: ${namesOfRights(taken)}`] : []),
  rights.length > 0 ? `Has after that: ${namesOfRights(rights)}` : 'Has no right after that.',
];
