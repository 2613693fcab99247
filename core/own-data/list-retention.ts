import { sql } from 'kysely';
import { declaredTables } from '../collected/own-data.ts';
import type { Core } from '../ground/core.ts';
import { isTooOld, limitsOf, type Period } from '../ground/kept.ts';

export type Retention = {
  table: string;
  /** The scheduled job that removes what is too old, or empties what has the limit. */
  job: string;
  days: number;
  /** From when the oldest row is; null without rows whose time has begun. */
  oldest: Date | null;
  tooOld: number;
};

/** Some jobs run once a day: only rows that outlive their limit by more than that are too old. */
const grace: Period = '1 day';

/** The limit of each table with the age of its oldest row. Rows under a hold are copies elsewhere, and count for none. */
export async function listRetention({ db }: Pick<Core, 'db'>): Promise<Retention[]> {
  return db.transaction().execute(async (tx) => {
    const found: Retention[] = [];
    for (const { table, rule } of declaredTables) {
      if (rule === 'names no one') continue;
      for (const limit of limitsOf(rule)) {
        const rows = sql`${sql.table(table)} as one`;
        const {
          rows: [row],
        } = await sql<{ days: number; oldest: Date | null; too_old: number }>`
          select extract(epoch from interval ${sql.lit(limit.kept)})::float8 / 86400 as days,
            (select min(${limit.since}) from ${rows}) as oldest,
            (select count(*)::int from ${rows} where ${isTooOld(limit, grace)}) as too_old`.execute(tx);
        if (!row) continue;
        const { days, oldest, too_old: tooOld } = row;
        found.push({ table, job: limit.removedBy, days: Math.round(days * 1000) / 1000, oldest, tooOld });
      }
    }
    return found;
  });
}

const between = 10 * 60_000;
let counted: { at: number; sum: Promise<number> } | null = null;

/** How many rows are too old in all tables, counted at most every ten minutes. */
export function countTooOld(core: Pick<Core, 'db'>): Promise<number> {
  if (!counted || Date.now() - counted.at > between) {
    const sum = listRetention(core).then((all) => all.reduce((sum, { tooOld }) => sum + tooOld, 0));
    counted = { at: Date.now(), sum };
    sum.catch(() => {
      counted = null;
    });
  }
  return counted.sum;
}
