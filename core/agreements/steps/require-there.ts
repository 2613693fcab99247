import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';

/**
 * Requires that a member is an adult where they live, and neither suspended nor leaving, until the transaction ends.
 * @throws Refusal `agreement_person_underage`, `agreement_person_away`
 */
export async function requireThere(tx: Tx, accountId: string | null): Promise<void> {
  const standing = accountId ? await holdStanding(tx, accountId) : undefined;
  if (!standing) throw new Refusal('agreement_person_away');
  if (standing.age !== 'adult') throw new Refusal('agreement_person_underage');
  if (!standing.isSeen) throw new Refusal('agreement_person_away');
}
