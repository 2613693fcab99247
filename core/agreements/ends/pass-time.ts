import { sql } from 'kysely';
import type { Core } from '../../ground/core.ts';
import { holdRowInForce } from '../steps/hold-in-force.ts';
import { letTimePass } from '../steps/let-time-pass.ts';
import { noteNextDue } from '../steps/note-next-due.ts';
import { settleDeadlines } from '../steps/settle-deadlines.ts';

/** Agreements that are looked for at a time. */
const most = 100;

/**
 * Writes the entries that time alone brings: months of vesting, ends, cash for shares that never came, settled agreements.
 * One transaction each: no caller waits for more than one, one failure stops no other, and two runs at once write each
 * entry once.
 */
export async function passTime({ db }: Pick<Core, 'db'>): Promise<void> {
  const faults: unknown[] = [];
  const tried = new Set<string>();
  for (;;) {
    const due = await db
      .selectFrom('agreements')
      .select('id')
      .where('next_due_at', '<=', sql<Date>`clock_timestamp()`)
      .$if(tried.size > 0, (query) => query.where('id', 'not in', [...tried]))
      .orderBy('next_due_at')
      .orderBy('id')
      .limit(most)
      .execute();
    for (const { id } of due) {
      tried.add(id);
      await pass({ db }, id).catch((error) => faults.push(error));
    }
    if (due.length < most) break;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} agreements could not be written.`);
}

function pass({ db }: Pick<Core, 'db'>, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await holdRowInForce(tx, id);
    if (!held) return noteNextDue(tx, id, null);
    const after = await letTimePass(tx, held);
    // Needed even if nothing was written: another server may have been faster, or an earlier version may have begun no
    // deadline.
    await settleDeadlines(tx, after);
    await noteNextDue(tx, id, after.state);
  });
}
