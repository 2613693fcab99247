import { addDays } from '../calendar/day.ts';
import { type Amendable, faultsOfAmendment } from './check-terms.ts';
import type { FactOf, Step } from './facts.ts';
import { canSettle, isDisputed, isWorkOver } from './money-of.ts';
import { RuleFault, require } from './rule-fault.ts';
import { type Agreement, type Milestone, plannedMilestone } from './state.ts';
import type { AgreementDocument } from './terms.ts';
import { contestDays, dayAt, laterBy } from './times.ts';

/** Applies entries about the agreement as a whole: its end, in order or early, and its amendments. */

export function applyNoticeGiven(agreement: Agreement, step: Step, fact: FactOf<'notice_given'>): Agreement {
  const { noticeDays, causes } = agreement.document.terms;
  require(agreement.status === 'active', 'agreement_not_active');
  require(fact.endDay === addDays(dayAt(agreement, step.at), noticeDays), 'entry_wrong_figures');
  if (fact.cause !== null) {
    require(step.side === 'project', 'not_your_side');
    require(fact.cause <= causes.length, 'cause_unknown');
  }
  const isBad = fact.cause !== null;
  return {
    ...agreement,
    status: 'ending',
    endDay: fact.endDay,
    cause: isBad ? 'claimed' : 'none',
    causeClaimedAt: isBad ? step.at : null,
  };
}

export function applyCauseContested(agreement: Agreement): Agreement {
  require(agreement.cause === 'claimed', 'cause_not_claimed');
  return { ...agreement, cause: 'contested' };
}

/** A ruling decides the cause, or the contributor's silence of seven days upholds it; until then unvested units are held. */
export function applyCauseDecided(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'cause_decided'>,
): Agreement {
  if (step.side === 'product') {
    require(agreement.cause === 'claimed' && fact.isUpheld, 'cause_not_claimed');
    require(step.at >= laterBy(agreement.causeClaimedAt ?? step.at, contestDays), 'not_due');
  } else require(agreement.cause === 'contested', 'cause_not_claimed');
  return { ...agreement, cause: fact.isUpheld ? 'upheld' : 'refused' };
}

export function applyEnded(agreement: Agreement, step: Step): Agreement {
  require(agreement.status === 'ending', 'agreement_not_active');
  require(dayAt(agreement, step.at) > (agreement.endDay ?? ''), 'end_not_reached');
  require(agreement.milestones.every(({ stage }) => stage !== 'planned'), 'not_from_this_stage');
  return { ...agreement, status: 'ended' };
}

export function applyCompleted(agreement: Agreement): Agreement {
  require(agreement.status === 'active', 'agreement_not_active');
  require(isWorkOver(agreement), 'not_from_this_stage');
  return { ...agreement, status: 'completed' };
}

export function applySettled(agreement: Agreement, step: Step): Agreement {
  require(canSettle(agreement, step.at), 'not_due');
  return { ...agreement, isSettled: true };
}

export function applyAmended(
  agreement: Agreement,
  { at }: Step,
  fact: FactOf<'amended'>,
  documentOf: (hash: string) => AgreementDocument | undefined,
): Agreement {
  require(agreement.status === 'active', 'agreement_not_active');
  const document = documentOf(fact.document);
  if (!document) throw new RuleFault('entry_unknown');
  require(document.version === fact.version, 'entry_wrong_figures');
  const standing = (number: number) => amendableOf(agreement.milestones.find((one) => one.number === number));
  require(faultsOfAmendment(agreement.document, document, standing).length === 0, 'entry_wrong_figures');
  const milestones = document.milestones.map((terms) => {
    const milestone = agreement.milestones.find((one) => one.number === terms.number);
    if (!milestone) return plannedMilestone(terms);
    const isMoved = milestone.stage === 'started' && milestone.terms.dueDay !== terms.dueDay;
    return { ...milestone, terms, dueMovedAt: isMoved ? at : milestone.dueMovedAt };
  });
  return { ...agreement, document, milestones };
}

export function amendableOf(milestone: Milestone | undefined): Amendable {
  if (!milestone || milestone.stage === 'planned') return 'planned';
  return milestone.stage === 'started' && !isDisputed(milestone) ? 'started' : 'fixed';
}
