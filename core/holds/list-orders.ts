import { sql } from 'kysely';
import type { ListedOrder } from '#contract/holds/desk-calls.ts';
import type { OrderList } from '#contract/holds/limits.ts';
import { type DeskList, findAtDesk } from '../administration/find-at-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { orderRows } from './hold-row.ts';
import { presentOrder } from './present.ts';

const pageSize = 30;

/** The late ones come first because they were due first. */
const lists: Record<OrderList, DeskList> = {
  open: { holds: sql<boolean>`(done_at is null)`, at: sql`due_at`, direction: 'asc' },
  done: { holds: sql<boolean>`(done_at is not null)`, at: sql`done_at`, direction: 'desc' },
};

type Wanted = { list: OrderList; search: string; after?: string | undefined };

/** The orders that wait, those due first at the top, or the answered ones. @throws Refusal `general_cursor_not_found` */
export async function listOrders(
  core: Core,
  staff: Member,
  { list, search, after }: Wanted,
): Promise<{ orders: ListedOrder[]; counts: Record<OrderList, number>; late: number; next: string }> {
  return core.db.transaction().execute(async (tx) => {
    const rows = tx.selectFrom(orderRows(tx).as('orders')).selectAll();
    const text = sql<string>`lower(number || ' ' || authority || ' ' || reference || ' ' || "of")`;
    const found = await findAtDesk(rows, lists[list], { search, text, after, most: pageSize + 1 });
    const { rows: counted } = await sql<Record<OrderList | 'late', number>>`
      select (count(*) filter (where done_at is null))::int as open,
        (count(*) filter (where done_at is not null))::int as done,
        (count(*) filter (where done_at is null and due_at <= clock_timestamp()))::int as late
      from orders`.execute(tx);
    const { late, ...counts } = counted[0] ?? { open: 0, done: 0, late: 0 };
    await noteAction(tx, staff, { action: 'orders.listed', detail: search || list });
    const page = found.slice(0, pageSize);
    return {
      orders: page.map(presentOrder),
      counts,
      late,
      next: found.length > pageSize ? (page.at(-1)?.id ?? '') : '',
    };
  });
}
