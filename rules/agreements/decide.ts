import { addDays } from '../calendar/day.ts';
import { apply, type Documents } from './apply.ts';
import { onceFinal } from './apply-dispute.ts';
import { splitOf } from './apply-work.ts';
import { sharesOffered, split } from './choice.ts';
import type { Command } from './commands.ts';
import { dueByTime } from './due-by-time.ts';
import { type Fact, type FactOf, facts, type Side, type Step } from './facts.ts';
import { accountOf, backOf } from './money-of.ts';
import { type RuleCode, RuleFault, require } from './rule-fault.ts';
import { type Agreement, milestoneOf } from './state.ts';
import { dayAt } from './times.ts';
import { sumOf } from './whole-numbers.ts';

export type Decision =
  | {
      steps: Step[];
      agreement: Agreement;
      /** Units that the pool gives; below zero, what it gets back. */
      unitsTaken: number;
    }
  | { fault: RuleCode; values: Readonly<Record<string, number>> };

export type Circumstances = {
  side: Side;
  /** The database's time. */
  at: string;
  /** Free units of the project's pool, locked for this transaction. */
  poolFree: number;
  documentOf?: Documents;
};

/** The entries that a command writes, what time brings along included, or why it is refused. Changes nothing. */
export function decide(agreement: Agreement, command: Command, circumstances: Circumstances): Decision {
  const { side, at, poolFree, documentOf } = circumstances;
  const steps: Step[] = [];
  let current = agreement;
  const write = (by: Side, fact: Fact) => {
    // Nothing is hashed that does not have an entry's form: no fraction, no text.
    require(facts.safeParse(fact).success, 'entry_wrong_figures');
    const step = { sequence: current.sequence + 1, at, side: by, fact };
    current = apply(current, step, documentOf);
    steps.push(step);
  };
  try {
    if (command.kind !== 'pass_time') write(side, factOf(agreement, command, circumstances));
    for (const fact of followersOf(agreement, command)) write('product', fact);
    for (let due = dueByTime(current, at); due; due = dueByTime(current, at)) write('product', due);
    const unitsTaken = reservedUnits(current) - reservedUnits(agreement);
    // A ruling stands even where other agreements hold the units by now: the free units then fall below zero.
    if (command.kind === 'start' && unitsTaken > Math.max(0, poolFree))
      throw new RuleFault('pool_short', { missing: unitsTaken - poolFree });
    return { steps, agreement: current, unitsTaken };
  } catch (error) {
    if (error instanceof RuleFault) return { fault: error.code, values: error.values };
    throw error;
  }
}

/** Units of the pool that an agreement holds. */
export function reservedUnits(agreement: Agreement): number {
  return sumOf(agreement.milestones.map(({ reserved }) => reserved));
}

function factOf(
  agreement: Agreement,
  command: Exclude<Command, { kind: 'pass_time' }>,
  { side, at }: Circumstances,
): Fact {
  const isSilent = side === 'product';
  switch (command.kind) {
    case 'start': {
      const { terms } = milestoneOf(agreement, command.milestone);
      const { document } = agreement;
      const offered = sharesOffered(terms, document.terms.equity?.unitPrice ?? null);
      require(offered.includes(command.share), 'choice_outside_bounds');
      const figures = split(terms.value, command.share, document.terms.equity?.unitPrice ?? 1);
      return { ...command, kind: 'started', version: document.version, ...figures };
    }
    case 'submit':
      return { ...command, kind: 'submitted' };
    case 'ask_changes':
      return { ...command, kind: 'changes_asked' };
    case 'accept': {
      const milestone = milestoneOf(agreement, command.milestone);
      const awarded = milestone.proposed ?? milestone.terms.value;
      const figures = splitOf(milestone, awarded);
      const unitsReturned = Math.max(0, milestone.reserved - figures.units);
      return { ...command, kind: 'accepted', awarded, ...figures, unitsReturned, isSilent };
    }
    case 'cancel':
      return { ...command, kind: 'milestone_cancelled' };
    case 'drop':
      return {
        ...command,
        kind: 'milestone_dropped',
        unitsReturned: milestoneOf(agreement, command.milestone).reserved,
      };
    case 'send_payment':
      return { ...command, kind: 'payment_sent' };
    case 'confirm_payment':
      return { ...command, kind: 'payment_confirmed', isSilent };
    case 'confirm_paid_back':
      return { ...command, kind: 'paid_back_confirmed', isSilent };
    case 'reverse':
      return { ...command, kind: 'reversed' };
    case 'pay_back':
      return { ...command, kind: 'paid_back' };
    case 'close_open':
      require(side === 'contributor', 'not_your_side');
      return {
        ...command,
        amount: accountOf(milestoneOf(agreement, command.milestone), 'pay').open,
        kind: 'closed_open',
      };
    case 'close_back':
      require(side === 'project', 'not_your_side');
      return {
        ...command,
        amount: backOf(milestoneOf(agreement, command.milestone)).open,
        kind: 'closed_open',
      };
    case 'open_dispute':
      return { ...command, kind: 'dispute_opened' };
    case 'give_evidence':
      return { ...command, kind: 'evidence_given' };
    case 'rule':
      return ruledOf(agreement, command.milestone, command.awarded);
    case 'propose_settlement': {
      const { units, pay } = figuresOf(agreement, command.milestone, command.awarded);
      return { ...command, kind: 'settlement_proposed', units, pay };
    }
    case 'accept_settlement': {
      const { settlement } = milestoneOf(agreement, command.milestone);
      if (settlement?.sequence !== command.proposal) throw new RuleFault('settlement_over');
      return { ...ruledOf(agreement, command.milestone, settlement.awarded), agreed: command.proposal };
    }
    case 'close_settlement':
      return { ...command, kind: 'settlement_closed' };
    case 'withdraw_dispute':
      return { ...command, kind: 'dispute_withdrawn' };
    case 'appeal':
      return { ...command, kind: 'appealed' };
    case 'make_final':
      return finalOf(agreement, command.milestone, milestoneOf(agreement, command.milestone).units);
    case 'give_notice': {
      const endDay = addDays(dayAt(agreement, at), agreement.document.terms.noticeDays);
      return { kind: 'notice_given', endDay, cause: command.cause };
    }
    case 'contest_cause':
      return { kind: 'cause_contested' };
    case 'decide_cause':
      return { ...command, kind: 'cause_decided' };
    case 'amend':
      return { ...command, kind: 'amended' };
    case 'state_conversion':
      return { ...command, kind: 'conversion_stated' };
    case 'confirm_conversion':
      return { ...command, kind: 'conversion_confirmed' };
    case 'give_up_units':
      return { ...command, kind: 'units_given_up' };
  }
}

/** Further entries of a command: a notice cancels planned milestones, and a last ruling is final at once. */
function followersOf(agreement: Agreement, command: Command): Fact[] {
  if (command.kind === 'give_notice')
    return agreement.milestones
      .filter(({ stage }) => stage === 'planned')
      .map(({ number }) => ({ kind: 'milestone_cancelled', milestone: number }));
  if (command.kind === 'accept_settlement') {
    const { settlement } = milestoneOf(agreement, command.milestone);
    const { units } = figuresOf(agreement, command.milestone, settlement?.awarded ?? 0);
    return [{ ...finalOf(agreement, command.milestone, units), agreed: command.proposal }];
  }
  if (command.kind !== 'rule') return [];
  const milestone = milestoneOf(agreement, command.milestone);
  if (!command.isFinal && milestone.dispute !== 'appealed') return [];
  return [finalOf(agreement, command.milestone, splitOf(milestone, command.awarded).units)];
}

/** Units and pay that an awarded value comes to, which is a whole number up to the value. */
function figuresOf(agreement: Agreement, number: number, awarded: number) {
  const milestone = milestoneOf(agreement, number);
  const isPossible = Number.isInteger(awarded) && awarded >= 0;
  require(isPossible && awarded <= milestone.terms.value, 'award_too_large');
  return splitOf(milestone, awarded);
}

function ruledOf(agreement: Agreement, number: number, awarded: number): FactOf<'ruled'> {
  const { dispute, reserved } = milestoneOf(agreement, number);
  const figures = figuresOf(agreement, number, awarded);
  const unitsTaken = Math.max(0, figures.units - reserved);
  const isAppeal = dispute === 'appealed';
  return { kind: 'ruled', milestone: number, awarded, ...figures, unitsTaken, isAppeal };
}

function finalOf(agreement: Agreement, number: number, units: number): FactOf<'ruling_final'> {
  const { unitsReturned, vestedTakenBack, cashTakenBack } = onceFinal({
    ...milestoneOf(agreement, number),
    units,
  });
  const fact = { kind: 'ruling_final', milestone: number, unitsReturned, vestedTakenBack } as const;
  return cashTakenBack > 0 ? { ...fact, cashTakenBack } : fact;
}
