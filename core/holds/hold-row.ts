import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { HoldsTable } from '#db/tables/holds.ts';
import type { OrdersTable } from '#db/tables/orders.ts';
import type { Tables } from '#db/tables.ts';

/** With the time by the database. */
export type HoldRow = Selectable<HoldsTable> & {
  now: Date;
  of: string;
  order_number: string;
  proposal: string;
  is_ending: boolean;
};
export type OrderRow = Selectable<OrdersTable> & { now: Date; of: string };

const now = sql<Date>`clock_timestamp()`;
const nameOf = (id: string) =>
  sql<string>`coalesce((
    select coalesce(nullif(accounts.name, ''), accounts.email) from accounts where accounts.id = ${sql.ref(id)}
  ), '')`;

/** Of the proposal that waits; the end of a hold before its renewal. */
const waiting = (what: RawBuilder<unknown>) => sql`
  select ${what} from staff_proposals
  where subject_id = holds.id and kind in ('hold.placed', 'hold.ended', 'hold.renewed') and staff_proposals.state = 'waiting' order by kind limit 1`;

export function holdRows(db: Db): SelectQueryBuilder<Tables, 'holds', HoldRow> {
  const number = sql<string>`coalesce((select number from orders where orders.id = holds.order_id), '')`;
  return db
    .selectFrom('holds')
    .selectAll('holds')
    .select([now.as('now'), nameOf('holds.account_id').as('of'), number.as('order_number')])
    .select([
      sql<string>`coalesce((${waiting(sql`id`)}), '')`.as('proposal'),
      sql<boolean>`coalesce((${waiting(sql`kind = 'hold.ended'`)}), false)`.as('is_ending'),
    ]);
}

export function orderRows(db: Db): SelectQueryBuilder<Tables, 'orders', OrderRow> {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select([now.as('now'), nameOf('orders.account_id').as('of')]);
}
