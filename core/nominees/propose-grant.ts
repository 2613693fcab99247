import { propose } from '../administration/steps/propose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { grantConfirmed } from './confirmed.ts';
import { holdDecidable } from './steps/hold-decidable.ts';

type Given = { requestId: string; version: number; reason: string };

/**
 * Proposes to grant a request after its 30 days. The nominee may then have the account erased, so other staff confirm.
 * @throws Refusal `nominee_request_unknown`, `conflict`, `nominee_own_case`, `nominee_early`, `nominee_member_here`;
 * `proposal_waits`, `proposal_barred`
 */
export async function proposeGrant(
  core: Core,
  staff: Member,
  { requestId, version, reason }: Given,
): Promise<{ proposalId: string }> {
  return core.db.transaction().execute(async (tx) => {
    await holdDecidable(tx, staff, { requestId, version });
    return { proposalId: await propose(tx, core, staff, grantConfirmed, { input: { requestId }, reason }) };
  });
}
