import { disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { SettlementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { units } from './milestone-words.ts';

const sides: Record<AgreementParty, string> = { project: 'The project', contributor: 'The contributor' };
const asked: Record<AgreementParty, string> = { project: 'the contributor', contributor: 'the project' };

/** Ways in which the two sides settle a dispute between them. */
export const settlementTexts = {
  title: 'Between the two sides',
  lead: `Both sides can agree in place of a ruling. The other side has ${limits.settlementDays} days to answer a proposal. Evidence and ruling go on meanwhile. Our staff do not read these proposals.`,
  proposal: 'A proposed settlement',
  by: (side: AgreementParty, at: string) => `${sides[side]} · ${moment(at)}`,
  rejected: 'Nothing is awarded, and the work stays the contributor’s.',
  awarded: (amount: string, count: number, pay: string) =>
    `A value of ${amount}, which is ${pay} to be paid and ${units(count)}.`,
  passes: 'What passes to the project',
  answerBy: (side: AgreementParty, at: string) =>
    `Without an answer of ${asked[side]} it ends on ${moment(at)}.`,
  vested: (count: number) => `Accepted, it takes back ${units(count)} that have vested.`,
  payBack: (amount: string) => `Accepted, ${amount} is to be paid back within 15 days.`,
  final: 'Accepting is final. It counts as a ruling that both sides have agreed, and there is no appeal.',
  accept: 'Accept the settlement',
  decline: 'Decline it',
  takeBack: 'Take the proposal back',
  over: 'The time to answer it is over.',
  earlier: 'Earlier proposals',
  outcomes: {
    open: 'Waits for its answer',
    accepted: 'Accepted',
    declined: 'Declined',
    taken_back: 'Taken back',
    lapsed: 'Not answered in its time',
    over: 'Ended with the dispute or the ruling',
  } satisfies Record<SettlementBody['outcome'], string>,
  erased: 'This text was erased. Its salted hash stays in the ledger.',
  propose: 'Propose a settlement',
  valueLabel: 'Value that you propose',
  valueHint: (most: string) => `From 0, which rejects the work, to ${most}. Units and pay follow from it.`,
  wordsLabel: 'What you say to it',
  wordsHint: 'The other side reads it. Its salted hash stays in the ledger.',
  passesHint: 'Needed where only a part of the value is proposed.',
  send: 'Send the proposal',
  withdraw: 'Withdraw the dispute',
  withdrawHow:
    'Everything stands as before, and the clocks go on with the time that is left, at least 3 days. A withdrawn dispute can be opened again in its time, not a third time.',
  withdrawPay: 'A payment for work that you had accepted keeps its first time.',
  withdrawAct: 'Withdraw the dispute now',
} as const;
