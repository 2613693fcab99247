import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { type Negotiation, negotiationOf } from '../negotiation.ts';
import { type Held, holdAgreement, holdRow } from './hold-agreement.ts';

export type HeldNegotiation = Held & Negotiation;

/**
 * An agreement, held, with what is negotiated about it: itself before both have signed, or the open amendment.
 * @throws Refusal `agreement_unknown`; whatever an age refuses
 */
export async function holdNegotiation(tx: Tx, member: Member, id: string): Promise<HeldNegotiation> {
  return negotiationOf(tx, await holdAgreement(tx, member, id));
}

/** The same for what follows by itself, without anybody's side. */
export async function holdNegotiatedRow(
  tx: Tx,
  id: string,
): Promise<Omit<HeldNegotiation, 'side'> | undefined> {
  const row = await holdRow(tx, id);
  return row && negotiationOf(tx, row);
}
