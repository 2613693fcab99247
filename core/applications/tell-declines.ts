import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { endApplication } from './steps/end-application.ts';
import { holdApplication } from './steps/hold-application.ts';

const atOnce = 200;

/** Tells the declines whose ten minutes are over, each once, whoever else does the same meanwhile. */
export async function tellDeclines(core: Core): Promise<number> {
  const due = await core.db
    .selectFrom('applications')
    .select('id')
    .where('decline_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('decline_at')
    .limit(atOnce)
    .execute();
  let told = 0;
  for (const { id } of due) if (await tell(core, id)) told += 1;
  return due.length === atOnce ? told + (await tellDeclines(core)) : told;
}

function tell(core: Core, id: string): Promise<boolean> {
  return core.db.transaction().execute(async (tx) => {
    const held = await holdApplication(tx, id);
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
    const isDue = held?.one.decline_at && rows[0] && held.one.decline_at <= rows[0].now;
    if (!held || !isDue) return false;
    await endApplication(tx, held.one, { stage: 'declined' }, null);
    return true;
  });
}
