import type { DeskNomineeBody } from '#contract/nominees/desk-calls.ts';
import type { NomineeRefusal } from '#contract/nominees/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { carryOutDecision } from './steps/carry-out-decision.ts';
import { holdDecidable } from './steps/hold-decidable.ts';
import { holdNomineeRequest } from './steps/hold-nominee-request.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Given = { requestId: string; version: number; refusal: NomineeRefusal };

/**
 * Refuses a request after its 30 days; one member of staff may. The same refusal of the same staff counts once.
 * @throws Refusal `nominee_request_unknown`, `conflict`, `nominee_own_case`, `nominee_early`, `nominee_member_here`
 */
export async function refuseNomineeRequest(
  core: Core,
  staff: Member,
  { requestId, version, refusal }: Given,
): Promise<DeskNomineeBody> {
  return core.db.transaction().execute(async (tx) => {
    const { row } = await holdNomineeRequest(tx, requestId);
    const isWritten = row.state === 'refused' && row.version === version + 1 && row.reason === refusal;
    if (isWritten && row.decided_by === staff.id) return showAtDesk(tx, staff, requestId);
    const held = await holdDecidable(tx, staff, { requestId, version });
    await carryOutDecision(tx, held, { by: staff, refusal });
    return showAtDesk(tx, staff, requestId);
  });
}
