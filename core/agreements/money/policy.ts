import type { AgreementParty } from '#contract/agreements/limits.ts';
import { type DueKind, moneyLimits } from '#rules/agreements/money-limits.ts';
import { accountOf } from '#rules/agreements/money-of.ts';
import type { Agreement, Milestone } from '#rules/agreements/state.ts';
import { otherParty } from '../policy.ts';

const find = ({ milestones }: Agreement, number: number) => milestones.find((one) => one.number === number);

/** The amount that the project still has to state as sent for a milestone, in all. */
export function dueOf(milestone: Milestone): number {
  return accountOf(milestone, 'pay').due + accountOf(milestone, 'fallback').due;
}

/** Something of a milestone is due, or stated and not confirmed: so long the contributor's details are kept. */
export function isUnsettled(agreement: Agreement, number: number): boolean {
  const milestone = find(agreement, number);
  if (!milestone) return false;
  const awaitedPay = milestone.isClosed ? 0 : accountOf(milestone, 'pay').awaited;
  return dueOf(milestone) + awaitedPay + accountOf(milestone, 'fallback').awaited > 0;
}

/** UPI is for rupees, up to its limit. */
export function isWithinUpi(agreement: Agreement, amount: number): boolean {
  return agreement.document.terms.currency === 'INR' && amount > 0 && amount <= moneyLimits.upiMost;
}

/** Whether UPI cannot carry the amount due. */
export function needsBank(agreement: Agreement, number: number): boolean {
  const milestone = find(agreement, number);
  const due = milestone ? dueOf(milestone) : 0;
  return due > 0 && !isWithinUpi(agreement, due);
}

/** Who owes what is due, and so asks for more time. */
export function owingSide(owed: DueKind): AgreementParty {
  return owed === 'back' ? 'contributor' : 'project';
}

export const consentingSide = (owed: DueKind): AgreementParty => otherParty(owingSide(owed));
