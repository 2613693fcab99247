import type { RosterTick } from '#contract/rosters/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Sets the ticks of a membership, in place of those before. */
export async function setTicks(tx: Tx, membershipId: string, ticks: readonly RosterTick[]): Promise<void> {
  const set = [...new Set(ticks)];
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
