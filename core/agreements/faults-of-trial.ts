import { trialTerms } from '#contract/agreements/trial-limits.ts';
import { daysBetween } from '#rules/calendar/day.ts';
import type { DraftFault } from './faults-of-draft.ts';
import type { Next } from './find-next-document.ts';

/** A trial has so many days and milestones; an amendment may add days once. */
export function faultsOfTrial({
  isTrial,
  document,
  amended,
}: Pick<Next, 'isTrial' | 'document' | 'amended'>): DraftFault[] {
  if (!isTrial) return [];
  const { days, moreDays, milestones } = trialTerms;
  const { startDay, endDay } = document.terms;
  const most = days.max + (amended ? moreDays : 0);
  const count = endDay === null ? 0 : daysBetween(startDay, endDay) + 1;
  const faults: DraftFault[] = [];
  if (count < days.min || count > most) faults.push({ code: 'agreement_trial_days', param: 'endDay' });
  if (document.milestones.length > milestones)
    faults.push({ code: 'agreement_trial_milestones', param: 'milestones' });
  return faults;
}
