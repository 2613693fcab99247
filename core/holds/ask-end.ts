import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { propose } from '../administration/steps/propose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdEnded } from './confirmed.ts';
import { requireHold } from './steps/require-hold.ts';
import { showHold } from './steps/show-hold.ts';

/**
 * Proposes that a hold ends before its time, for other staff to confirm. The same proposal again is one.
 * @throws Refusal `hold_unknown`, `hold_own`; `conflict` unless it stands; `proposal_waits`
 */
export async function askEnd(
  core: Core,
  staff: Member,
  { holdId, reason }: { holdId: string; reason: string },
): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireHold(tx, staff, holdId);
    if (row.state !== 'active' || row.until <= row.now) throw new Refusal('conflict');
    await propose(tx, core, staff, holdEnded, { input: { holdId }, reason });
    return showHold(tx, staff, holdId);
  });
}
