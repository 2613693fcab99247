import type { Tx } from '../../ground/events.ts';
import { nextDue } from '../next-due.ts';
import { carryOut } from './carry-out.ts';
import type { InForce } from './hold-in-force.ts';

/**
 * Writes the entries that time has brought to a held agreement: one for each missed month, in their order. Decisions about
 * its end or its units then rest on the current state. Resolves to the agreement as it is held now.
 */
export async function letTimePass<Held extends InForce>(tx: Tx, held: Held): Promise<Held> {
  const due = nextDue(held.state);
  if (!due || due > held.heldAt) return held;
  const passed = await carryOut(tx, held, { kind: 'pass_time' }, { side: 'product', accountId: null });
  return { ...held, ...passed.held };
}
