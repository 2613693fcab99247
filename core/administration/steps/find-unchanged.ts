import type { FoundAction } from '../../ground/confirmed.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { actionOf, fingerprintOf, type ProposalRow } from '../proposal-row.ts';

/** The action as it stands now, if it is still as it was proposed. */
export async function findUnchanged(
  tx: Tx,
  core: Core,
  row: ProposalRow,
): Promise<FoundAction<object> | null> {
  const { action, input } = actionOf(row);
  const found = await action.find(tx, core, input);
  return found && fingerprintOf(found) === row.fingerprint ? found : null;
}
