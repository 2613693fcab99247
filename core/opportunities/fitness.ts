import { addDays } from '#contract/calendar/day.ts';
import { type NeededToSubmit, neededToSubmit, opportunityLimits } from '#contract/opportunity-limits.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Said } from './row.ts';

/** What has to be said before others see it. */
export function lacksOf(said: Said): NeededToSubmit[] {
  return neededToSubmit.filter((field) =>
    field === 'place' ? said.mode !== 'Remote' && said.place === '' : said[field] === '' || said[field] === 0,
  );
}

/**
 * Whether it can stand before others as it is. Days that stood there before are not looked at again: time passes.
 * @throws Refusal `opportunity_incomplete` and what else it is, with the field at fault
 */
export function requireFit(said: Said, { today, before }: { today: string; before: Said | null }): void {
  const [lacked] = lacksOf(said);
  if (lacked) throw new Refusal('opportunity_incomplete', { param: lacked });
  requirePayRange(said);
  if (said.kind === 'Job' && !said.pay) throw new Refusal('opportunity_job_without_pay', { param: 'pay' });
  if (!said.pay && !said.equity && !said.credit)
    throw new Refusal('opportunity_gives_nothing', { param: 'pay' });
  if ((said.trialTask !== '') !== said.trialHours > 0)
    throw new Refusal('opportunity_trial_hours', { param: 'trialHours' });
  const last = addDays(today, opportunityLimits.closesWithin);
  const isClosingNew = said.closesOn !== before?.closesOn;
  if (isClosingNew && (said.closesOn < today || said.closesOn > last))
    throw new Refusal('opportunity_closing_day', { param: 'closesOn', on: last });
  if (said.startsOn !== before?.startsOn && said.startsOn < today)
    throw new Refusal('opportunity_start_day', { param: 'startsOn' });
}

export function requirePayRange({ pay }: Pick<Said, 'pay'>): void {
  if (pay && pay.min > pay.max) throw new Refusal('opportunity_pay_range', { param: 'pay' });
}
