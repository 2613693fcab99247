import { sql } from 'kysely';
import { otherTrialSide, type TrialSide } from '#rules/trials/trial-states.ts';
import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import { holdOffBlocks } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { accountOn, type PairRow, type SetRow, sideOf, type TrialRow } from '../row.ts';

export type HeldPair = {
  pair: PairRow;
  sets: readonly SetRow[];
  /** The trial that is proposed or runs. */
  trial: TrialRow | null;
  now: Date;
};

/** A pair with both accounts held, between whom no block begins meanwhile; undefined if there is none. */
export async function holdPair(tx: Tx, id: string): Promise<HeldPair | undefined> {
  const sides = await findSides(tx, id);
  if (!sides) return undefined;
  const accounts = [sides.asker_id, sides.asked_id].filter((one) => one !== null);
  await holdInOrder(tx, accounts);
  const [one, other] = accounts;
  if (one !== undefined && other !== undefined) await holdOffBlocks(tx, one, other);
  const found = await tx
    .selectFrom('trial_pairs')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { now, ...pair } = found;
  const sets = await tx.selectFrom('trial_question_sets').selectAll().where('pair_id', '=', id).execute();
  const trial = await tx
    .selectFrom('trials')
    .selectAll()
    .where('pair_id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return { pair, sets, trial: trial ?? null, now };
}

function findSides(tx: Tx, id: string) {
  return tx
    .selectFrom('trial_pairs')
    .select(['asker_id', 'asked_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type OwnPair = HeldPair & { side: TrialSide; otherId: string | null };

/**
 * A pair of the member's own, held until the transaction ends.
 * @throws Refusal `trial_unknown`; refusals because of age
 */
export async function holdOwnPair(tx: Tx, member: Member, id: string): Promise<OwnPair> {
  // A stranger would hold both accounts before the own one, out of the one order.
  const sides = await findSides(tx, id);
  if (!sides || !sideOf(sides, member.id)) throw new Refusal('trial_unknown');
  const held = await holdPair(tx, id);
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const side = held && sideOf(held.pair, member.id);
  if (!held || !side) throw new Refusal('trial_unknown');
  return { ...held, side, otherId: accountOn(held.pair, otherTrialSide(side)) };
}
