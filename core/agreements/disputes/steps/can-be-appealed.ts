import { hasOtherAdministrator } from '#core/administration/steps/has-other-administrator.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Tx } from '#core/ground/events.ts';
import { findPartial } from '../../find-partial.ts';

/** Whether somebody else could decide an appeal: nobody who takes part, and not whoever rules now. */
export async function canBeAppealed(
  tx: Tx,
  core: Core,
  { id }: Pick<Member, 'id'>,
  agreementId: string,
): Promise<boolean> {
  return hasOtherAdministrator(tx, core, [...(await findPartial(tx, agreementId)), id]);
}
