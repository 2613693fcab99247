import type { AgreementParty } from '#contract/agreements/limits.ts';
import { convertibleUnits } from '#rules/agreements/apply-units.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { InForce } from './hold-in-force.ts';
import { letTimePass } from './let-time-pass.ts';

/**
 * Requires that the contributor holds so many vested units that are not stated to have become shares.
 * @throws Refusal `not_your_side`; `units_not_held` with how many there are
 */
export async function requireGivable(
  tx: Tx,
  held: InForce & { side: AgreementParty },
  units: number,
): Promise<InForce & { side: AgreementParty }> {
  if (held.side !== 'contributor') throw new Refusal('not_your_side');
  const now = await letTimePass(tx, held);
  const most = convertibleUnits(now.state);
  if (units > most) throw new Refusal('units_not_held', { count: Math.max(0, most) });
  return now;
}
