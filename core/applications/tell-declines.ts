import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { endApplication } from './steps/end-application.ts';
import { holdApplication } from './steps/hold-application.ts';

const atOnce = 200;

/**
 * Notifies applicants of declines whose ten minutes are over, each once, even with several servers at work. A failure stops
 * no other decline, and is tried again the next time.
 */
export async function tellDeclines(core: Core): Promise<number> {
  const faults: unknown[] = [];
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const due = await findDue(core, after);
    for (const id of due)
      await tell(core, id).then(
        (isSent) => {
          if (isSent) count += 1;
        },
        (error: unknown) => faults.push(error),
      );
    after = due.length === atOnce ? due.at(-1) : undefined;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} declines could not be told.`);
  return count;
}

async function findDue({ db }: Core, after: string): Promise<string[]> {
  const due = await db
    .selectFrom('applications')
    .select('id')
    .where('decline_at', '<=', sql<Date>`clock_timestamp()`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return due.map(({ id }) => id);
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
