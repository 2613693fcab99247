import type { Core } from '../ground/core.ts';
import { lapseClocks } from './steps/lapse-clocks.ts';
import { scheduleLapse } from './steps/schedule-lapse.ts';

/** Ends one clock if its time is over. One that was moved meanwhile is looked at again when it should be. */
export async function lapseClock(core: Pick<Core, 'db'>, clockId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    if (await lapseClocks(tx, { most: 1, clockId })) return;
    const left = await tx
      .selectFrom('clocks')
      .select('due_at')
      .where('id', '=', clockId)
      .where('state', 'in', ['running', 'extended'])
      .executeTakeFirst();
    if (left) await scheduleLapse(tx, clockId, left.due_at);
  });
}
