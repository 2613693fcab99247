import { addDays, type Day } from '../calendar/day.ts';
import type { FactKind, Step } from './facts.ts';
import { debtsOf } from './money-due.ts';
import { isDisputed, isOfClosed } from './money-of.ts';
import type { Agreement, Milestone } from './state.ts';
import { confirmDays, contestDays, isActive, laterBy } from './times.ts';

/** The deadlines of an agreement in force, by their names among all deadlines. */
export const dueDeadlines = [
  'milestone_submission',
  'milestone_resubmission',
  'milestone_review',
  'early_end_submission',
  'payment',
  'payment_confirmation',
  'paying_back',
  'cause_contest',
  'cause_ruling',
  'conversion_confirmation',
  'dispute_settlement',
  'dispute_evidence',
  'dispute_ruling',
  'dispute_appeal',
  'dispute_appeal_ruling',
] as const;
export type DueDeadline = (typeof dueDeadlines)[number];

/** Steps that neither side owes alone: an administrator owes them, or both sides may take them. */
export const isOurs = (deadline: DueDeadline): boolean =>
  deadline === 'cause_ruling' || (deadline.startsWith('dispute_') && deadline !== 'dispute_settlement');

/** A step that is owed about a milestone, or about the whole where `milestone` is null. */
export type DueStep = {
  wait: DueDeadline;
  milestone: number | null;
  /** The entry that it is about, where several wait for the same: a payment, what made something owed, a conversion. */
  entry?: number;
  owes: 'project' | 'contributor' | 'administrator';
  /** The time of the entry since which the step is owed. */
  from: string;
  /** The step is owed until 24:00 of this day in the agreement's zone, instead of within the days of its kind. */
  untilDay?: Day;
  /** It is owed until this moment, which the rules name. */
  untilAt?: string;
  /** A dispute lets its time stand still. */
  isStopped: boolean;
  /** After the dispute the first time stands, as if it had not stood still. */
  keepsTime?: boolean;
  /** Its time begins once that of another step has run out. */
  after?: DueDeadline;
};

/** Days after an early end in which what was begun is submitted. */
export const lateSubmissionDays = 7;

/** The steps that are owed now. `steps` are all entries of the ledger. */
export function dueStepsOf(agreement: Agreement, steps: readonly Step[]): DueStep[] {
  return [
    ...wholeDue(agreement, steps),
    ...agreement.milestones.flatMap((milestone) => [
      ...workDue(agreement, milestone, steps),
      ...moneyDue(milestone, steps),
      ...disputeDue(milestone, steps),
    ]),
  ];
}

/** The contributor's answers to a stated cause and to stated conversions, and our ruling on a contested cause. */
function wholeDue({ cause, causeClaimedAt, conversions }: Agreement, steps: readonly Step[]): DueStep[] {
  const due = { milestone: null, isStopped: false } as const;
  const own = { ...due, owes: 'contributor' } as const;
  const open = conversions
    .filter(({ isConfirmed }) => !isConfirmed)
    .map(({ sequence: entry, at: from }): DueStep => {
      return { ...own, wait: 'conversion_confirmation', entry, from, untilAt: laterBy(from, confirmDays) };
    });
  if (cause === 'contested')
    return [
      { ...due, wait: 'cause_ruling', owes: 'administrator', from: lastAt(steps, null, ['cause_contested']) },
      ...open,
    ];
  if (cause !== 'claimed' || causeClaimedAt === null) return open;
  const untilAt = laterBy(causeClaimedAt, contestDays);
  return [{ ...own, wait: 'cause_contest', from: causeClaimedAt, untilAt }, ...open];
}

function workDue(agreement: Agreement, milestone: Milestone, steps: readonly Step[]): DueStep[] {
  const { number, stage } = milestone;
  const due = { milestone: number, isStopped: isDisputed(milestone) };
  const since = (...kinds: FactKind[]) => lastAt(steps, number, kinds);
  if (stage === 'submitted')
    return [{ ...due, wait: 'milestone_review', owes: 'project', from: since('submitted') }];
  if (stage !== 'started' && stage !== 'changes_asked') return [];
  const owed = { ...due, owes: 'contributor' } as const;
  if (!isActive(agreement) && agreement.endDay !== null)
    return [
      {
        ...owed,
        wait: 'early_end_submission',
        from: since('notice_given'),
        untilDay: addDays(agreement.endDay, lateSubmissionDays),
      },
    ];
  if (stage === 'changes_asked')
    return [{ ...owed, wait: 'milestone_resubmission', from: since('changes_asked') }];
  const from = milestone.dueMovedAt ?? since('started');
  return [{ ...owed, wait: 'milestone_submission', from, untilDay: milestone.terms.dueDay }];
}

/** Payments that are due, each by the entry since which it is owed, and stated payments that await a confirmation. */
function moneyDue(milestone: Milestone, steps: readonly Step[]): DueStep[] {
  const { number } = milestone;
  const due = { milestone: number, isStopped: isDisputed(milestone) };
  const sent = debtsOf(milestone, steps)
    .filter(({ unsent }) => unsent > 0)
    .map(({ owed, since: entry, from }): DueStep => {
      if (owed === 'back') return { ...due, wait: 'paying_back', owes: 'contributor', from, entry };
      const keepsTime = owed === 'pay' && isDisputedInVain(steps, number);
      return { ...due, wait: 'payment', owes: 'project', from, entry, keepsTime };
    });
  const awaited = milestone.payments
    .filter((payment) => payment.confirmed === null && !isOfClosed(milestone, payment))
    .map(({ sequence: entry, direction }): DueStep => {
      const from = steps.findLast((step) => isAwaitedSince(steps, step, entry))?.at ?? '';
      const owes = direction === 'out' ? 'contributor' : 'project';
      return { ...due, wait: 'payment_confirmation', owes, from, entry };
    });
  return [...sent, ...awaited];
}

/** Whether the payment awaits its confirmation since this entry: it states the payment, or reverses a confirmation of it. */
function isAwaitedSince(steps: readonly Step[], { sequence, fact }: Step, payment: number): boolean {
  if (fact.kind !== 'reversed') return sequence === payment;
  const reversed = steps[fact.entry - 1]?.fact;
  const isConfirmation = reversed?.kind === 'payment_confirmed' || reversed?.kind === 'paid_back_confirmed';
  return isConfirmation && reversed.payment === payment;
}

/** The project has disputed what it had accepted, and the last ruling has changed nothing of its value, or there was none. */
function isDisputedInVain(steps: readonly Step[], number: number): boolean {
  const own = steps.filter(({ fact }) => 'milestone' in fact && fact.milestone === number);
  const opened = own.findLastIndex(({ fact }) => fact.kind === 'dispute_opened');
  const accepted = own.slice(0, Math.max(0, opened)).findLast(({ fact }) => fact.kind === 'accepted')?.fact;
  if (own[opened]?.side !== 'project' || accepted?.kind !== 'accepted') return false;
  const outcome = own.findLast(
    ({ fact }) => fact.kind === 'ruled' || fact.kind === 'dispute_withdrawn',
  )?.fact;
  if (outcome?.kind !== 'ruled') return outcome?.kind === 'dispute_withdrawn';
  return outcome.awarded === accepted.awarded;
}

/**
 * Both sides may bring evidence and appeal, so neither owes it alone. We owe a ruling on the evidence given when the time
 * for evidence is over.
 */
function disputeDue({ number, dispute, settlement }: Milestone, steps: readonly Step[]): DueStep[] {
  const due = (deadline: DueDeadline, since: FactKind): DueStep => ({
    wait: deadline,
    milestone: number,
    owes: 'administrator',
    isStopped: false,
    from: lastAt(steps, number, [since]),
  });
  if (dispute === 'open')
    return [
      due('dispute_evidence', 'dispute_opened'),
      { ...due('dispute_ruling', 'dispute_opened'), after: 'dispute_evidence' },
      ...(settlement ? [settlementDue(number, settlement, steps)] : []),
    ];
  if (dispute === 'ruled') return [due('dispute_appeal', 'ruled')];
  return dispute === 'appealed' ? [due('dispute_appeal_ruling', 'appealed')] : [];
}

/** The side that did not propose a settlement answers it. */
function settlementDue(
  milestone: number,
  { sequence: entry, by }: NonNullable<Milestone['settlement']>,
  steps: readonly Step[],
): DueStep {
  const owes = by === 'project' ? 'contributor' : 'project';
  const from = steps[entry - 1]?.at ?? '';
  return { wait: 'dispute_settlement', milestone, entry, owes, from, isStopped: false };
}

/** When the last entry of these kinds about a milestone, or about the whole, was written. */
export function lastAt(steps: readonly Step[], milestone: number | null, kinds: readonly FactKind[]): string {
  const last = steps.findLast(
    ({ fact }) =>
      kinds.includes(fact.kind) &&
      (milestone === null || !('milestone' in fact) || fact.milestone === milestone),
  );
  return last?.at ?? '';
}
