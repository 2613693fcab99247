import type { Selectable } from 'kysely';
import type { OrdersTable } from '#db/tables/orders.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** Locks an order. @throws Refusal `order_unknown` */
export async function requireOrder(tx: Tx, orderId: string): Promise<Selectable<OrdersTable>> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('order_unknown');
  return row;
}
