import type { AgreementParty } from '#contract/agreement-limits.ts';
import { freeUnits } from '#contract/agreements/pool.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { findLedger, type Ledger } from '../find-in-force.ts';
import { isInForce, maySee } from '../policy.ts';
import { type HeldRow, holdRow, sideOf } from './hold-agreement.ts';
import { holdPool } from './hold-pool.ts';

/** An agreement in force with its ledger: its project, itself and the project's pool are held, always in this order. */
export type InForce = HeldRow & Ledger & { poolFree: number };

/**
 * An agreement in force of which the member is a side, held until the transaction ends. Neither a suspension nor an age ends
 * what both have signed; what begins something new asks for more.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and once its text is kept no more
 */
export async function holdInForce(
  tx: Tx,
  member: Member,
  id: string,
): Promise<InForce & { side: AgreementParty }> {
  await holdOwnStanding(tx, member);
  const held = await holdRow(tx, id);
  const side = held && (await sideOf(tx, member.id, held));
  if (!held || !side || !maySee({ ...held, side })) throw new Refusal('agreement_unknown');
  const inForce = await withLedger(tx, held);
  if (!inForce) throw new Refusal('agreement_moved');
  return { ...inForce, side };
}

/** The same for what follows by itself, and for whoever is no side; undefined where it is not in force. */
export async function holdRowInForce(tx: Tx, id: string): Promise<InForce | undefined> {
  const held = await holdRow(tx, id);
  return held && withLedger(tx, held);
}

async function withLedger(tx: Tx, held: HeldRow): Promise<InForce | undefined> {
  if (!isInForce(held)) return undefined;
  const { pool, taken } = await holdPool(tx, held.project_id);
  const ledger = await findLedger(tx, held);
  return ledger ? { ...held, ...ledger, poolFree: pool ? freeUnits(pool, taken) : 0 } : undefined;
}
