import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { holdApplication } from './hold-application.ts';

/**
 * An application of the member's own, held until the transaction ends.
 * @throws Refusal `application_unknown`; whatever an age refuses
 */
export async function holdSent(tx: Tx, member: Member, id: string) {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const held = await holdApplication(tx, id);
  if (held?.one.account_id !== member.id) throw new Refusal('application_unknown');
  return held;
}
