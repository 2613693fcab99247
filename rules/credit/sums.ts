import { addDays, type Day, daysBetween } from '../calendar/day.ts';
import { type ClaimCut, dayMinutes } from './limits.ts';

/** The rule of a cohort, in whole hours and credits. */
export type CreditRule = {
  hoursACredit: number;
  leastHours: number;
  mostHours: number;
  mostCredits: number;
};

/** Work over days, with the minutes that were handed in, or that the host has confirmed. */
export type CreditLine = { minutes: number; firstDay: Day; lastDay: Day };

/** The other claims of the same member in the same cohort that are open or approved. */
export type OtherClaims = { minutes: number; credits: number; lines: readonly CreditLine[] };

export const noOthers: OtherClaims = { minutes: 0, credits: 0, lines: [] };

export type CreditSum = {
  saidMinutes: number;
  minutes: number;
  credits: number;
  cuts: { cut: ClaimCut; minutes: number; credits: number }[];
  /** Minutes that are missing for the least hours; 0 for none. */
  missing: number;
};

/** The minutes of one line: at most 12 hours for each of its days. */
export function minutesOfLine({ minutes, firstDay, lastDay }: CreditLine): number {
  return Math.min(minutes, dayMinutes * (daysBetween(firstDay, lastDay) + 1));
}

/** How many days lie in at least one of the lines. */
export function daysOf(lines: readonly Pick<CreditLine, 'firstDay' | 'lastDay'>[]): number {
  const sorted = [...lines].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  let days = 0;
  let next: Day = '0001-01-01';
  for (const { firstDay, lastDay } of sorted) {
    const from = firstDay > next ? firstDay : next;
    if (lastDay < from) continue;
    days += daysBetween(from, lastDay) + 1;
    next = addDays(lastDay, 1);
  }
  return days;
}

/**
 * The sum of a claim. Minutes are cut to 12 hours a day, of each line, of all lines together, and with the lines of the other
 * claims; then to the most hours of the rule. Credits are those for all minutes so far, without those given before.
 */
export function sumClaim(rule: CreditRule, lines: readonly CreditLine[], others: OtherClaims): CreditSum {
  const saidMinutes = sumOf(lines);
  const byLine = lines.reduce((sum, line) => sum + minutesOfLine(line), 0);
  const ofOthers = others.lines.reduce((sum, line) => sum + minutesOfLine(line), 0);
  const room = Math.max(0, dayMinutes * daysOf([...lines, ...others.lines]) - ofOthers);
  const byDays = Math.min(byLine, dayMinutes * daysOf(lines), room);
  const minutes = Math.min(byDays, Math.max(0, rule.mostHours * 60 - others.minutes));
  const earned = Math.max(0, creditsFor(rule, others.minutes + minutes) - others.credits);
  const credits = Math.min(earned, Math.max(0, rule.mostCredits - others.credits));
  const cuts: CreditSum['cuts'] = [
    { cut: 'line_days', minutes: saidMinutes - byLine, credits: 0 },
    { cut: 'all_days', minutes: byLine - byDays, credits: 0 },
    { cut: 'most_hours', minutes: byDays - minutes, credits: 0 },
    { cut: 'most_credits', minutes: 0, credits: earned - credits },
  ];
  return {
    saidMinutes,
    minutes,
    credits,
    cuts: cuts.filter((one) => one.minutes > 0 || one.credits > 0),
    missing: Math.max(0, rule.leastHours * 60 - others.minutes - minutes),
  };
}

/**
 * The credits that an approval gives, after those of the claims that are approved already: none below the least hours, which an open
 * claim may have made up for. A later approval gives those too.
 */
export function creditsAtApproval(
  rule: CreditRule,
  minutes: number,
  approved: Pick<OtherClaims, 'minutes' | 'credits'>,
): number {
  const counted = approved.minutes + minutes;
  if (counted < rule.leastHours * 60) return 0;
  const earned = creditsFor(rule, counted) - approved.credits;
  return Math.max(0, Math.min(earned, rule.mostCredits - approved.credits));
}

function creditsFor({ hoursACredit }: CreditRule, minutes: number): number {
  return Math.floor(minutes / (60 * hoursACredit));
}

function sumOf(lines: readonly CreditLine[]): number {
  return lines.reduce((sum, { minutes }) => sum + minutes, 0);
}
