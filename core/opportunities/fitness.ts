import {
  type LeftToSubmit,
  type NeededToSubmit,
  neededToSubmit,
  opportunityLimits,
} from '#contract/opportunities/limits.ts';
import { addDays } from '#rules/calendar/day.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Said } from './row.ts';

/** Why it cannot be shown to others, with the field; for a day also the latest day that can be chosen. */
export type Left = { code: LeftToSubmit; param: string; on?: string };

/** The empty fields that others need. */
export function lacksOf(said: Said): NeededToSubmit[] {
  return neededToSubmit.filter((field) =>
    field === 'place' ? said.mode !== 'Remote' && said.place === '' : said[field] === '' || said[field] === 0,
  );
}

type Around = { today: string; before: Said | null };

/**
 * All reasons why it cannot be shown to others as it is, in the order of the form. Days that others saw before are not
 * checked again, because time passes.
 */
export function leftIn(said: Said, around: Around): Left[] {
  const lacked = lacksOf(said).map((param): Left => ({ code: 'opportunity_incomplete', param }));
  const unfit = [dayFault('startsOn', said, around), dayFault('closesOn', said, around)];
  const wrong = [...lacked, ...unfit, givesFault(said), trialFault(said)].filter((one) => one !== null);
  return wrong.sort((one, other) => order.indexOf(one.param) - order.indexOf(other.param));
}

const order: readonly string[] = [...neededToSubmit, 'pay', 'trialHours'];

function dayFault(param: 'startsOn' | 'closesOn', said: Said, { today, before }: Around): Left | null {
  const day = said[param];
  if (day === '' || day === before?.[param]) return null;
  if (param === 'startsOn') return day < today ? { code: 'opportunity_start_day', param } : null;
  const on = addDays(today, opportunityLimits.closesWithin);
  return day < today || day > on ? { code: 'opportunity_closing_day', param, on } : null;
}

function givesFault({ kind, pay, equity, credit }: Said): Left | null {
  const param = 'pay';
  if (pay && pay.min > pay.max) return { code: 'opportunity_pay_range', param };
  if (kind === 'Job' && !pay) return { code: 'opportunity_job_without_pay', param };
  return pay || equity || credit ? null : { code: 'opportunity_gives_nothing', param };
}

function trialFault({ trialTask, trialHours }: Said): Left | null {
  if ((trialTask !== '') === trialHours > 0) return null;
  return { code: 'opportunity_trial_hours', param: 'trialHours' };
}

/** @throws Refusal the first result of `leftIn`, with its field */
export function requireFit(said: Said, around: Around): void {
  requireNone(leftIn(said, around));
}

/** @throws Refusal the first of these */
export function requireNone([first]: readonly Left[]): void {
  if (!first) return;
  const { code, param, on } = first;
  throw new Refusal(code, { ...(param && { param }), ...(on && { on }) });
}

export function requirePayRange({ pay }: Pick<Said, 'pay'>): void {
  if (pay && pay.min > pay.max) throw new Refusal('opportunity_pay_range', { param: 'pay' });
}
