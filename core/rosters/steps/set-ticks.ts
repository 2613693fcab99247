import type { RosterTick } from '#contract/rosters/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findTickRoom } from '../find-tick-room.ts';

/**
 * Sets the ticks of a membership, in place of those before.
 * @throws Refusal `roster_ticks_closed` where a case closed them for this organisation
 */
export async function setTicks(tx: Tx, membershipId: string, ticks: readonly RosterTick[]): Promise<void> {
  const set = [...new Set(ticks)];
  if (set.length > 0) await requireOpenTicks(tx, membershipId);
  let gone = tx.deleteFrom('roster_ticks').where('membership_id', '=', membershipId);
  if (set.length > 0) gone = gone.where('tick', 'not in', set);
  await gone.execute();
  if (set.length === 0) return;
  await tx
    .insertInto('roster_ticks')
    .values(set.map((tick) => ({ membership_id: membershipId, tick })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The roster is held, so that no tick is set while a case closes them. */
async function requireOpenTicks(tx: Tx, membershipId: string): Promise<void> {
  const roster = await tx
    .selectFrom('rosters')
    .innerJoin('roster_memberships', 'roster_memberships.organisation_id', 'rosters.organisation_id')
    .select('rosters.organisation_id')
    .where('roster_memberships.id', '=', membershipId)
    .forShare('rosters')
    .executeTakeFirst();
  if (roster && !(await findTickRoom(tx, roster.organisation_id, true)).canTick)
    throw new Refusal('roster_ticks_closed');
}
