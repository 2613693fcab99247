import { extendRunning } from '../clocks/steps/extend-running.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Gives the member more time for a step that they owe. The other side reads the reason.
 * @throws Refusal `turn_not_found`, and what `extendRunning` says
 */
export async function extendTurn(
  core: Pick<Core, 'db'>,
  member: Member,
  { turnId, days, reason }: { turnId: string; days: number; reason: string },
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('clocks')
      .select('id')
      .where('id', '=', turnId)
      .where('owed_by', '=', member.id)
      .executeTakeFirst();
    if (!found) throw new Refusal('turn_not_found');
    await extendRunning(tx, { clockId: turnId, days, reason });
  });
}
