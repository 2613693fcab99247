import { describeDeadlines } from '../deadlines/deadline-descriptions.ts';
import { extendRunning } from '../deadlines/steps/extend-running.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Gives the member more time for a step that they owe. The other side reads the reason. The same days and reason again
 * change nothing.
 * @throws Refusal `turn_not_found`, `clock_not_extendable`, and the refusals of `extendRunning`
 */
export async function extendTurn(
  core: Pick<Core, 'db'>,
  member: Member,
  { turnId, days, reason }: { turnId: string; days: number; reason: string },
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('clocks')
      .select(['kind', 'subject_id', 'extended_days', 'extension_reason'])
      .where('id', '=', turnId)
      .where('owed_by', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new Refusal('turn_not_found');
    if (isWritten(found, { extended_days: days, extension_reason: reason })) return;
    const described = await describeDeadlines(tx, [found], member);
    if (described(found)?.isFixed) throw new Refusal('clock_not_extendable');
    await extendRunning(tx, { clockId: turnId, days, reason });
  });
}
