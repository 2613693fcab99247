import { sql } from 'kysely';
import { holdTimes } from '#contract/holds/limits.ts';
import type { Core } from '../ground/core.ts';

const isOver = (column: string) =>
  sql<boolean>`${sql.ref(column)} < now() - make_interval(years => ${holdTimes.keptYears}::int)`;

/** Deletes holds three years after their end, and orders three years after their answer; a hold keeps its order. */
export async function forgetHolds({ db }: Pick<Core, 'db'>): Promise<void> {
  await db.deleteFrom('holds').where(isOver('ended_at')).execute();
  await db
    .deleteFrom('orders')
    .where(isOver('done_at'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('holds').select('id').whereRef('holds.order_id', '=', 'orders.id'))),
    )
    .execute();
}
