import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { outcomes } from '#contract/cases/report-limits.ts';
import { reportableOf } from '../ground/reportable.ts';

/** The possible outcomes of a case about such an item: those of its module, and more where a member is responsible. */
export function fittingOutcomes(kind: string): CaseOutcome[] {
  const reportable = reportableOf(kind);
  if (!reportable) return [];
  const own = Object.keys(reportable.measures);
  const can = ['nothing', ...own, ...(reportable.isOurs ? [] : ['warn', 'suspend'])];
  return outcomes.filter((one) => can.includes(one));
}

/** Whether this outcome lasts for the days of its decision. */
export function takesDays(kind: string, outcome: CaseOutcome): boolean {
  return outcome === 'suspend' || reportableOf(kind)?.measures[outcome]?.takesDays === true;
}

/**
 * The outcomes of a decision without doubles, the gravest first; null where they do not fit the item or each other, or the days
 * do not fit them.
 */
export function orderedOutcomes(
  kind: string,
  chosen: readonly CaseOutcome[],
  days: number | undefined,
): CaseOutcome[] | null {
  const can = fittingOutcomes(kind);
  if (!chosen.every((one) => can.includes(one))) return null;
  const ordered = can.filter((one) => chosen.includes(one)).reverse();
  const isLonely = ordered.includes('nothing') && ordered.length > 1;
  if (ordered.length === 0 || isLonely) return null;
  return ordered.some((one) => takesDays(kind, one)) === (days !== undefined) ? ordered : null;
}
