import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findPartial } from '../find-partial.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdRowInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';

type Ruling = { agreementId: string; basedOn: number; isUpheld: boolean; reason: string };

/**
 * Rules on a contested cause: whether the contributor leaves as a bad leaver. Both sides read the reason. A ruling sent
 * twice is made once; if two administrators rule at once, the second gets a conflict.
 * @throws Refusal `agreement_unknown`; `agreement_ruled_by_party` for a side, an owner or a team member; `conflict`;
 * `cause_not_claimed` where nothing is contested
 */
export async function decideCause(
  core: Pick<Core, 'db'>,
  administrator: Member,
  { agreementId, basedOn, isUpheld, reason }: Ruling,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const found = await holdRowInForce(tx, agreementId);
    if (!found) throw new Refusal('agreement_unknown');
    if ((await findPartial(tx, agreementId)).includes(administrator.id))
      throw new Refusal('agreement_ruled_by_party');
    const held = await letTimePass(tx, found);
    const by = { side: 'administrator', accountId: administrator.id, basedOn } as const;
    const command = { kind: 'decide_cause', isUpheld } as const;
    const { isRepeated } = await carryOut(tx, held, command, by, { said: { reason } });
    if (isRepeated) return;
    await noteAction(tx, administrator, { action: 'cause.ruled', subjectId: agreementId });
  });
}
