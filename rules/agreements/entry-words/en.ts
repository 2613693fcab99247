import type { Currency } from '../../amounts/money.ts';
import { formatMoney } from '../../amounts/money.ts';
import { formatUnits } from '../../amounts/units.ts';
import { formatDay } from '../../calendar/show.ts';
import type { Fact, Side } from '../facts.ts';

/**
 * An entry of a ledger in plain English. The page, the statements and the closing pack share
 * these sentences: a change here changes all of them.
 */
export function entryWords({ side, fact }: { side: Side; fact: Fact }, currency: Currency): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  const at = 'milestone' in fact ? `Milestone ${fact.milestone}: ` : '';
  return at + said(fact, side, money);
}

type Say = (amount: number) => string;

function said(fact: Fact, side: Side, money: Say): string {
  switch (fact.kind) {
    case 'started':
      return `started with ${fact.share} % in shares under text ${fact.version}: ${money(fact.pay)} and ${units(fact.units)}.`;
    case 'submitted':
      return `handed in after ${fact.hours} ${fact.hours === 1 ? 'hour' : 'hours'}${fact.proposed === null ? '' : `, with a proposed value of ${money(fact.proposed)}`}.`;
    case 'changes_asked':
      return `changes asked for, against criterion ${fact.criterion}.`;
    case 'accepted':
      return `accepted${fact.isSilent ? ' by silence' : ''} with a value of ${money(fact.awarded)}: ${money(fact.pay)} and ${units(fact.units)}${back(fact.unitsReturned)}.`;
    case 'milestone_cancelled':
      return 'cancelled before it began.';
    case 'milestone_dropped':
      return `dropped; nothing is owed${back(fact.unitsReturned)}.`;
    case 'payment_sent':
      return `${owedAs(fact.owed)}${money(fact.sent)} said to be sent on ${formatDay(fact.day)} by ${fact.way}${fact.withheld > 0 ? `, and ${money(fact.withheld)} withheld as tax` : ''}.`;
    case 'payment_confirmed':
      return `${money(fact.amount)} of entry ${fact.payment} confirmed${fact.isSilent ? ' by silence' : ''}.`;
    case 'reversed':
      return `Entry ${fact.entry} was wrong and is reversed.`;
    case 'paid_back':
      return `${money(fact.amount)} said to be paid back on ${formatDay(fact.day)} by ${fact.way}.`;
    case 'paid_back_confirmed':
      return `${money(fact.amount)} paid back in entry ${fact.payment} confirmed${fact.isSilent ? ' by silence' : ''}.`;
    case 'closed_open':
      return `${side === 'project' ? 'what is to be paid back ' : ''}closed with ${money(fact.amount)} open.`;
    case 'vested':
      return fact.because === 'leaving'
        ? `${units(fact.units)} vested at the end, ${formatDay(fact.day)}.`
        : `${units(fact.units)} vested for ${formatDay(fact.day)}${fact.month > 0 ? `, month ${fact.month}` : ''}.`;
    case 'units_returned':
      return `${units(fact.units)} not vested went back to the pool.`;
    case 'dispute_opened':
      return `dispute opened by ${sideWords[side]}.`;
    case 'evidence_given':
      return `evidence brought by ${sideWords[side]}.`;
    case 'ruled':
      return `${fact.agreed ? `agreed by both in place of a ruling, as entry ${fact.agreed} proposed` : fact.isAppeal ? 'ruling on the appeal' : 'ruling'}: a value of ${money(fact.awarded)}, so ${money(fact.pay)} and ${units(fact.units)}.`;
    case 'settlement_proposed':
      return `settlement proposed by ${sideWords[side]}: a value of ${money(fact.awarded)}, so ${money(fact.pay)} and ${units(fact.units)}.`;
    case 'settlement_closed':
      return side === 'product'
        ? `the settlement proposed in entry ${fact.proposal} was not answered in its time.`
        : `the settlement proposed in entry ${fact.proposal} was closed by ${sideWords[side]}.`;
    case 'dispute_withdrawn':
      return `dispute withdrawn by ${sideWords[side]}; everything stands as before.`;
    case 'appealed':
      return `appeal by ${sideWords[side]}.`;
    case 'ruling_final':
      return `${fact.agreed ? 'what both sides agreed is final' : 'the ruling is final'}${fact.vestedTakenBack > 0 ? `, with ${units(fact.vestedTakenBack)} taken back that had vested` : ''}${fact.cashTakenBack ? `, and ${money(fact.cashTakenBack)} sent for units to be paid back` : ''}${back(fact.unitsReturned)}.`;
    case 'fallback_due':
      return `${money(fact.amount)} due in cash for ${units(fact.units)} that did not become shares.`;
    default:
      return saidOfWhole(fact);
  }
}

type OfWhole = Exclude<Fact, { milestone: number }>;

function saidOfWhole(fact: Exclude<OfWhole, { kind: 'reversed' }>): string {
  switch (fact.kind) {
    case 'notice_given':
      return `Notice given; the end is on ${formatDay(fact.endDay)}${fact.cause === null ? '' : `, for cause ${fact.cause} of the terms`}.`;
    case 'cause_contested':
      return 'The stated cause is contested.';
    case 'cause_decided':
      return fact.isUpheld ? 'The stated cause stands.' : 'The stated cause does not stand.';
    case 'ended':
      return 'The agreement has ended.';
    case 'completed':
      return 'All milestones are done: the agreement is completed.';
    case 'settled':
      return 'Nothing is due or disputed any more: the agreement is settled.';
    case 'amended':
      return `Amended: text ${fact.version} is in force.`;
    case 'conversion_stated':
      return `${units(fact.units)} said to be converted into shares on ${formatDay(fact.day)}.`;
    case 'conversion_confirmed':
      return `The conversion of entry ${fact.conversion} is confirmed.`;
    case 'units_given_up':
      return `${units(fact.units)} given up.`;
  }
}

/** Who has written an entry, as sentences name them. */
export const sideWords: Record<Side, string> = {
  project: 'the project',
  contributor: 'the contributor',
  product: 'Saharambh',
  administrator: 'an administrator',
};

function units(count: number): string {
  return count === 1 ? '1 unit' : `${formatUnits(count)} units`;
}

function back(count: number): string {
  return count > 0 ? `, and ${units(count)} back to the pool` : '';
}

function owedAs(owed: 'pay' | 'fallback'): string {
  return owed === 'fallback' ? 'for units in cash, ' : '';
}
