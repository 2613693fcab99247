import type { ListedHold, ListedOrder } from '#contract/holds/desk-calls.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { HoldRow, OrderRow } from './hold-row.ts';

export const presentOrder = (row: OrderRow): ListedOrder => ({
  $id: row.id,
  number: row.number,
  kind: row.kind,
  concern: row.concern,
  authority: row.authority,
  dueAt: isoDate(row.due_at),
  isLate: row.done_at === null && row.due_at <= row.now,
  doneAt: isoDateOrEmpty(row.done_at),
});

export const presentHold = (row: HoldRow): ListedHold => ({
  $id: row.id,
  state: row.state,
  accountId: row.account_id,
  of: row.of,
  orderNumber: row.order_number,
  until: isoDate(row.until),
  isEnding: row.is_ending,
});
