import { type OfficeHourFacts, stateOf } from '#rules/office-hours/states.ts';
import { Refusal } from '../ground/refusal.ts';

/** @throws Refusal `mentoring_late` once it has begun; `mentoring_moved` if it does not take place */
export function requireAhead({ facts, now }: { facts: OfficeHourFacts; now: Date }): void {
  const state = stateOf(facts, now);
  if (state === 'running' || state === 'over') throw new Refusal('mentoring_late');
  if (state !== 'ahead') throw new Refusal('mentoring_moved');
}
