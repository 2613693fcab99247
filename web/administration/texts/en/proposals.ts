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
  accounts: 'Accounts, guardians and letters.',
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
  intro: `Some actions cannot be undone. One of us proposes them, and another one with the same right confirms within ${proposalTimes.hours} hours.`,
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
  lapses: (at: string) => `Without a confirmation it lapses on ${moment(at)}.`,
  effect: 'Exact effect',
  erased: 'The account has ended since, and its data is removed.',
  reason: 'Reason',
  right: ({ right }: { right: string }) => `It needs the right “${right}”.`,
  aloneFrom: (at: string) =>
    `No other account can confirm this. The officer is informed. From ${moment(at)} its proposer may carry it out alone.`,
  ended: ({ state, name, at }: { state: ProposalState; name: string; at: string }) => {
    const by = name ? ` by ${name}` : '';
    if (state === 'lapsed') return `Lapsed on ${moment(at)}.`;
    return `${proposalTexts.states[state]}${by} on ${moment(at)}.`;
  },
  endedLone: ({ name, at }: { name: string; at: string }) =>
    `${name || 'Its proposer'} carried this out alone on ${moment(at)}, because no other account could confirm it.`,
  answer: 'Reason of the refusal',
  bars: {
    own: 'You proposed this. Another one of us confirms or refuses it.',
    no_right: 'You no longer hold the right for this.',
    conflict: 'You take part in this, so you see only its kind and its time. Others of us decide.',
    over: 'This is over.',
    proposer_gone: 'Its proposer no longer holds the right, so it cannot be confirmed.',
    changed: 'This has changed since it was proposed, so it cannot be confirmed. It can be proposed again.',
    early: 'You can carry this out alone later. Until then others who get the right can confirm it.',
    others: 'Another one of us can confirm this now, so you cannot carry it out alone.',
  } satisfies Record<Exclude<ProposalBar, ''>, string>,
  confirm: 'Confirm',
  confirming: 'Confirming...',
  confirmAlone: 'Carry it out alone',
  aloneHint: 'The log and later figures mark it as a lone decision.',
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
    proposed: 'Proposed. It waits for another one of us.',
  },
} as const;

export const staffTexts = {
  room: 'Staff',
  title: 'Staff',
  intro:
    'Rights open parts of the administration. Those whom the settings name hold all of them. A change is proposed here, and another one of us confirms it.',
  all: 'All rights, by the settings',
  none: 'No right yet',
  resting: 'The rights rest while the account is suspended or its address is not proven.',
  waits: 'A change waits',
  change: 'Change',
  changeOf: (name: string) => `Change the rights of ${name}`,
  propose: 'Propose a change',
  email: 'Email of the account',
  rights: 'Rights from then on',
  rightsHint: 'Those that are not ticked are taken.',
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
  rights.length > 0 ? `Holds after that: ${namesOfRights(rights)}` : 'Holds no right after that.',
];
