import { sql } from 'kysely';
import { numberNames, transparencyLimits } from '#contract/transparency/numbers.ts';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import type { MonthCount } from './month-count.ts';
import { beginningOf, monthOf, monthsToCount } from './months-to-count.ts';
import { findCounts } from './steps/find-counts.ts';

/**
 * Counts every month whose rows are all still there, and keeps the counts of the others as they are. Counts older than the
 * page shows are deleted. `asIfAt` is for tests.
 */
export async function countMonths({ db }: Pick<Core, 'db'>, asIfAt?: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Another server that counts waits here.
    await sql`lock table transparency_counts in share row exclusive mode`.execute(tx);
    const at = asIfAt ?? (await nowOf(tx));
    const months = monthsToCount(at);
    const [first] = months;
    if (!first) return;
    const found = await findCounts(tx, beginningOf(first), beginningOf(monthOf(at)));
    const begins = await firstMonth(tx, found);
    const zeros = months
      .filter((month) => month >= begins)
      .flatMap((month) => numberNames.map((name) => ({ month, name, key: '', count: 0 })));
    const idOf = ({ month, name, key }: MonthCount) => [month, name, key].join('/');
    const all = new Map<string, MonthCount>([...zeros, ...found].map((one) => [idOf(one), one]));
    await tx
      .deleteFrom('transparency_counts')
      .where((row) =>
        row.or([row('month', '>=', first), row('month', '<', monthOf(at, -transparencyLimits.months))]),
      )
      .execute();
    if (all.size > 0)
      await tx
        .insertInto('transparency_counts')
        .values([...all.values()])
        .execute();
  });
}

async function nowOf(tx: Tx): Promise<Date> {
  return (await tx.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()).now;
}

/** The month since which there is anything to count: earlier ones are left out. */
async function firstMonth(tx: Tx, found: readonly MonthCount[]): Promise<string> {
  const { began, kept } = await tx
    .selectNoFrom((from) => [
      from
        .selectFrom('accounts')
        .select(({ fn }) => fn.min('created_at').as('began'))
        .as('began'),
      from
        .selectFrom('transparency_counts')
        .select(({ fn }) => fn.min('month').as('kept'))
        .as('kept'),
    ])
    .executeTakeFirstOrThrow();
  const months = [...found.map(({ month }) => month), began && monthOf(began), kept];
  return months.filter((month) => month !== null).sort()[0] ?? '9999-12';
}
