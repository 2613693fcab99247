import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { End, HeldEnd } from '../ground/repeat.ts';

export const mostAtOnce = 5000;
/** One server at a time takes ends. */
const takingLock = 7_204_333;

/**
 * Hands noted ends over in order and then deletes them; after a failure they are handed over again. `hand` also gets an
 * empty list, and the database's time. Resolves to the number of ends; null while another server takes them.
 */
export async function takeEnds(
  { db }: Pick<Core, 'db'>,
  hand: (ends: End[], now: Date) => Promise<void>,
): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ is_ours: boolean; now: Date }>`
      select pg_try_advisory_xact_lock(${takingLock}) as is_ours, clock_timestamp() as now`.execute(tx);
    const [turn] = rows;
    if (!turn?.is_ours) return null;
    // Uncommitted ends are invisible, also those with a lower id; the next run takes them.
    const taken = await tx
      .deleteFrom('ends')
      .where('id', 'in', (from) =>
        from.selectFrom('ends').select('id').orderBy('at').orderBy('id').limit(mostAtOnce),
      )
      .returningAll()
      .execute();
    taken.sort((a, b) => a.at.getTime() - b.at.getTime() || Number(a.id) - Number(b.id));
    const ends = taken.map(({ kind, subject, object, holds, until, at, hold }) => ({
      kind: kind as End['kind'],
      subject,
      object,
      holds,
      until: until?.toISOString() ?? null,
      at: at.toISOString(),
      ...(hold ? { hold: hold as HeldEnd } : {}),
    }));
    await hand(ends, turn.now);
    return ends.length;
  });
}
