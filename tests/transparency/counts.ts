import { countMonths } from '#core/transparency/count-months.ts';
import type { TestCore } from '#tests/ground/database.ts';

/** The name of the month of a moment. */
export const monthNameOf = (at: Date) => at.toISOString().slice(0, 7);

/** Counts the months as in the first night after this one. */
export function countAfterThisMonth(core: TestCore): Promise<void> {
  const now = new Date();
  return countMonths(core, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 2, 20)));
}

/** The kept counts of a month without its zeros: each number and each part by its name. */
export async function countsOf(core: TestCore, month: string): Promise<Record<string, number>> {
  const rows = await core.db
    .selectFrom('transparency_counts')
    .select(['name', 'key', 'count'])
    .where('month', '=', month)
    .where('count', '>', 0)
    .execute();
  return Object.fromEntries(rows.map(({ name, key, count }) => [key ? `${name} ${key}` : name, count]));
}
