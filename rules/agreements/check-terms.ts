import { largestAmount } from '../amounts/money.ts';
import type { Day } from '../calendar/day.ts';
import { sharesOffered, split } from './choice.ts';
import type { AgreementDocument, AgreementTerms, MilestoneTerms } from './terms.ts';

export type TermsFault =
  | { code: 'shares_crossed' | 'no_share_to_offer' | 'shares_without_equity'; milestone: number }
  | { code: 'milestone_number_twice'; milestone: number }
  | { code: 'end_before_start' }
  | { code: 'vesting_cliff_beyond_months' }
  | { code: 'vesting_start_before_signature' }
  | { code: 'pool_above_company' }
  | { code: 'fallback_too_large'; milestone: number };

/** Contradictions between fields that are valid one by one. `signedOn` is the day of the second signature. */
export function faultsOfTerms(
  terms: AgreementTerms,
  milestones: readonly MilestoneTerms[],
  signedOn: Day,
): TermsFault[] {
  const faults: TermsFault[] = milestones.flatMap((milestone) =>
    faultsOfMilestone(milestone, terms, milestones),
  );
  if (terms.endDay !== null && terms.endDay < terms.startDay) faults.push({ code: 'end_before_start' });
  const { equity } = terms;
  if (!equity) return faults;
  if (equity.pool.poolUnits > equity.pool.companyUnits) faults.push({ code: 'pool_above_company' });
  if (equity.vesting.kind === 'monthly') {
    if (equity.vesting.cliff > equity.vesting.months) faults.push({ code: 'vesting_cliff_beyond_months' });
    if (equity.vesting.startDay < signedOn) faults.push({ code: 'vesting_start_before_signature' });
  }
  for (const { number, value, highestShare } of milestones) {
    const { units } = split(value, highestShare, equity.unitPrice);
    if (BigInt(units) * BigInt(equity.fallbackPrice) > BigInt(largestAmount))
      faults.push({ code: 'fallback_too_large', milestone: number });
  }
  return faults;
}

/** Whether the page says "There is no choice in this milestone." */
export function hasNoChoice(milestone: MilestoneTerms, terms: AgreementTerms): boolean {
  return sharesOffered(milestone, terms.equity?.unitPrice ?? null).length === 1;
}

function faultsOfMilestone(
  milestone: MilestoneTerms,
  { equity }: AgreementTerms,
  all: readonly MilestoneTerms[],
): TermsFault[] {
  const { number } = milestone;
  if (all.filter((other) => other.number === number).length > 1)
    return [{ code: 'milestone_number_twice', milestone: number }];
  if (milestone.lowestShare > milestone.highestShare) return [{ code: 'shares_crossed', milestone: number }];
  if (!equity && milestone.highestShare > 0) return [{ code: 'shares_without_equity', milestone: number }];
  if (sharesOffered(milestone, equity?.unitPrice ?? null).length === 0)
    return [{ code: 'no_share_to_offer', milestone: number }];
  return [];
}

export type AmendmentFault =
  | {
      code: 'amendment_changes';
      what: 'currency' | 'vesting_start' | 'zone' | 'language' | 'agreement' | 'version';
    }
  | { code: 'amendment_changes_milestone' | 'amendment_drops_milestone'; milestone: number };

/** How much of a milestone an amendment may change when it is signed. */
export type Amendable = 'planned' | 'started' | 'fixed';

/**
 * An amendment may add or change planned milestones, and of started ones the due date and criteria before they are
 * submitted; never the currency, the vesting's start, or anything else of a milestone that has started.
 */
export function faultsOfAmendment(
  from: AgreementDocument,
  to: AgreementDocument,
  stands: (milestone: number) => Amendable,
): AmendmentFault[] {
  const faults: AmendmentFault[] = [];
  const changes = (
    what: 'currency' | 'vesting_start' | 'zone' | 'language' | 'agreement' | 'version',
    is: boolean,
  ) => {
    if (is) faults.push({ code: 'amendment_changes', what });
  };
  changes('agreement', from.agreement !== to.agreement);
  changes('version', to.version <= from.version);
  changes('currency', from.terms.currency !== to.terms.currency);
  changes('zone', from.zone !== to.zone);
  changes('language', from.language !== to.language);
  changes('vesting_start', vestingStart(from) !== null && vestingStart(from) !== vestingStart(to));
  for (const before of from.milestones) {
    const after = to.milestones.find((milestone) => milestone.number === before.number);
    const standing = stands(before.number);
    if (!after) faults.push({ code: 'amendment_drops_milestone', milestone: before.number });
    else if (standing !== 'planned' && !isSame(before, after, standing === 'started'))
      faults.push({ code: 'amendment_changes_milestone', milestone: before.number });
  }
  return faults;
}

function vestingStart({ terms }: AgreementDocument): Day | null {
  return terms.equity?.vesting.kind === 'monthly' ? terms.equity.vesting.startDay : null;
}

function isSame(a: MilestoneTerms, b: MilestoneTerms, mayMove: boolean): boolean {
  const isSameWork =
    a.title === b.title &&
    a.hours === b.hours &&
    a.value === b.value &&
    a.lowestShare === b.lowestShare &&
    a.highestShare === b.highestShare;
  return (
    isSameWork &&
    (mayMove || (a.dueDay === b.dueDay && JSON.stringify(a.criteria) === JSON.stringify(b.criteria)))
  );
}
