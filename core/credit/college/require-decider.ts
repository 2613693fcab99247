import type { Member } from '../../ground/actor.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barOf, type CollegeRow } from './claim-rows.ts';

/** @throws Refusal `claim_own`; `claim_passed_over`; `claim_same_staff` */
export function requireDecider(claim: CollegeRow, { id }: Member): void {
  const bar = barOf(claim, id);
  if (bar === 'own') throw new Refusal('claim_own');
  if (bar === 'passed_over') throw new Refusal('claim_passed_over');
  if (bar === 'same_staff') throw new Refusal('claim_same_staff');
}
