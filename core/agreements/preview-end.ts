import { decide } from '#rules/agreements/decide.ts';
import { lateSubmissionDays } from '#rules/agreements/due-steps.ts';
import type { Side } from '#rules/agreements/facts.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import { contestDays, dayAt, laterBy } from '#rules/agreements/times.ts';
import { sumOf } from '#rules/agreements/whole-numbers.ts';
import { addDays, type Day, msPerDay } from '#rules/calendar/day.ts';

/** The outcome for units that are accepted already: vested for good, or returned to the pool. */
export type UnitsThen = { vested: number; returned: number };

/** The effects of giving notice now. */
export type EndPreview = {
  endDay: Day;
  /** The last day on which what is under way can be handed in. */
  submitUntil: Day;
  /** Milestones that are planned: they are cancelled at once. */
  cancelled: readonly number[];
  /** Milestones that are under way: they are handed in with a proposed value, or dropped. */
  underWay: readonly number[];
  /** Pay that is owed already and stays so. */
  due: number;
  good: UnitsThen;
  /** If a listed cause was stated and stands; null where none is listed. */
  bad: UnitsThen | null;
};

/** The effects of giving notice now; null where it cannot be given. */
export function previewEnd(agreement: Agreement, side: Side, at: string): EndPreview | null {
  const notice = decide(agreement, { kind: 'give_notice', cause: null }, { side, at, poolFree: 0 });
  if ('fault' in notice) return null;
  const endDay = notice.agreement.endDay ?? dayAt(agreement, at);
  const numbers = (stages: readonly string[]) =>
    agreement.milestones.filter(({ stage }) => stages.includes(stage)).map(({ number }) => number);
  const { due, awaited } = sumsOf(agreement);
  return {
    endDay,
    submitUntil: addDays(endDay, lateSubmissionDays),
    cancelled: numbers(['planned']),
    underWay: numbers(['started', 'changes_asked']),
    due: due + awaited,
    good: unitsThen(agreement, null, at, endDay),
    bad: agreement.document.terms.causes.length > 0 ? unitsThen(agreement, 1, at, endDay) : null,
  };
}

const upheld = { kind: 'decide_cause', isUpheld: true } as const;

/** Simulates the time until the end, in which the contributor does not contest a cause. */
function unitsThen(agreement: Agreement, cause: number | null, at: string, endDay: Day): UnitsThen {
  const notice = decide(agreement, { kind: 'give_notice', cause }, { side: 'project', at, poolFree: 0 });
  if ('fault' in notice) throw new Error('A notice that can be given was refused.');
  // Two days: the zone of the agreement may be behind that of Greenwich.
  const ended = Date.parse(endDay) + 2 * msPerDay;
  const decided = Date.parse(laterBy(at, contestDays));
  const later = new Date(Math.max(ended, decided)).toISOString();
  const silence = cause === null ? ({ kind: 'pass_time' } as const) : upheld;
  const passed = decide(notice.agreement, silence, { side: 'product', at: later, poolFree: 0 });
  if ('fault' in passed) throw new Error('What time brings was refused.');
  const { milestones } = passed.agreement;
  return {
    vested: sumOf(milestones.map(({ vested }) => vested)),
    returned: sumOf(milestones.map(({ returned }) => returned)),
  };
}
