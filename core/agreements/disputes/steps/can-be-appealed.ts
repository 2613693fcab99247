import { hasOtherStaff } from '#core/administration/steps/has-other-staff.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Tx } from '#core/ground/events.ts';
import { findPartial } from '../../find-partial.ts';

/** Whether another administrator could decide an appeal: one who takes no part and is not the one ruling now. */
export async function canBeAppealed(
  tx: Tx,
  core: Core,
  { id }: Pick<Member, 'id'>,
  agreementId: string,
): Promise<boolean> {
  return hasOtherStaff(tx, core, 'disputes', [...(await findPartial(tx, agreementId)), id]);
}
