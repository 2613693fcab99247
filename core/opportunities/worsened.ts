import type { Worsening } from '#contract/opportunities/limits.ts';
import type { Said } from './row.ts';

/** The terms that have got worse for those who answered earlier ones. They are asked whether they still want the opportunity. */
export function worsenedIn(before: Said, after: Said): Worsening[] {
  const isWorse: Record<Worsening, boolean> = {
    pay: hasLessPay(before.pay, after.pay),
    equity: before.equity && !after.equity,
    credit: before.credit !== null && (after.credit?.hours ?? 0) < before.credit.hours,
    hours: after.hoursAWeek > before.hoursAWeek,
    weeks: before.weeks > 0 && (after.weeks === 0 || after.weeks > before.weeks),
    mode: before.mode !== 'On site' && after.mode === 'On site',
    place: after.mode !== 'Remote' && before.place !== after.place,
    start: after.startsOn < before.startsOn,
  };
  return (Object.keys(isWorse) as Worsening[]).filter((one) => isWorse[one]);
}

/** Another period or currency cannot be compared, so those who relied on the earlier pay are asked. */
function hasLessPay(before: Said['pay'], after: Said['pay']): boolean {
  if (!before) return false;
  if (!after || after.period !== before.period || after.currency !== before.currency) return true;
  return after.min < before.min || after.max < before.max;
}
