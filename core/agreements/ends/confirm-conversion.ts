import type { SharesBody } from '#contract/agreements/end-shapes.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { showShares } from './show-shares.ts';

type Confirmed = { agreementId: string; basedOn: number; conversion: number };

/**
 * Confirms as the contributor that vested units have become shares: of the milestones that came first, first.
 * @throws Refusal `agreement_unknown`, `agreement_moved`, `conflict`; `not_your_side`; `conversion_unknown`
 */
export async function confirmConversion(
  core: Core,
  member: Member,
  { agreementId, basedOn, conversion }: Confirmed,
): Promise<SharesBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await letTimePass(tx, await holdInForce(tx, member, agreementId));
    const by = { side: held.side, accountId: member.id, basedOn };
    await carryOut(tx, held, { kind: 'confirm_conversion', conversion }, by);
  });
  return showShares(core, member, agreementId);
}
