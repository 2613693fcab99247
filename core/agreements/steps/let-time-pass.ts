import type { Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';
import { carryOut } from './carry-out.ts';
import type { InForce } from './hold-in-force.ts';

/**
 * Writes what time has brought a held agreement: months that were missed as one entry each, in their order. Whoever decides
 * anything about its end or its units decides on what stands then. Resolves to what is held, as it stands now.
 */
export async function letTimePass<Held extends InForce>(tx: Tx, held: Held): Promise<Held> {
  const due = nextDue(held.state);
  if (!due || due > held.heldAt) return held;
  const passed = await carryOut(tx, held, { kind: 'pass_time' }, { side: 'product', accountId: null });
  return { ...held, ...passed.held };
}
