import { type Day, msPerDay } from '../calendar/day.ts';
import { wholeMonths } from '../calendar/months.ts';
import { wallClock } from '../calendar/zone.ts';
import type { Agreement, Milestone } from './state.ts';

/** Days after the first settlement, rejection or drop in which a dispute can be opened. */
const disputeDays = 30;
/** Days in which a stated cause can be contested. */
export const contestDays = 7;
/** Days in which a stated conversion is to be confirmed: after them it stands for nothing. */
export const confirmDays = 7;

/** No end is running: submitted work has its full value, and may be sent back. */
export const isActive = ({ status }: Agreement): boolean => status === 'active' || status === 'completed';

export function laterBy(at: string, days: number): string {
  return new Date(Date.parse(at) + days * msPerDay).toISOString();
}

export const disputeEnd = (at: string): string => laterBy(at, disputeDays);

/** The day that the agreement's zone shows at a moment. */
export function dayAt(agreement: Agreement, at: string): Day {
  const { zone } = agreement.document;
  if (last.at !== at || last.zone !== zone) last = { at, zone, day: wallClock(new Date(at), zone).day };
  return last.day;
}

/** The calendar of a zone is slow to ask, and one decision asks it for every milestone. */
let last = { at: '', zone: '', day: '' };

/** The day up to which vesting counts: today, or the end date once that has passed. */
export function vestingDay(agreement: Agreement, at: string): Day {
  const today = dayAt(agreement, at);
  return agreement.endDay !== null && agreement.endDay < today ? agreement.endDay : today;
}

/** The month before the one that an acceptance now vests: all earlier months vest in that one entry. */
export function monthsBefore(agreement: Agreement, { equity }: Milestone, at: string): number {
  if (equity?.vesting.kind !== 'monthly') return 0;
  const months = Math.min(
    wholeMonths(equity.vesting.startDay, vestingDay(agreement, at)),
    equity.vesting.months,
  );
  return Math.max(0, months - 1);
}
