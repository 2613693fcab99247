import { sql } from 'kysely';
import type { ListedBreach } from '#contract/breaches/desk-calls.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { type BreachRow, breachRows } from './breach-row.ts';

export type ListedRow = BreachRow & { affected: number; late: number };

export const listedRows = (db: Db) =>
  breachRows(db).select([
    sql<number>`(select count(*)::int from breach_affected where breach_id = breaches.id)`.as('affected'),
    sql<number>`(
      select count(*)::int from breach_reports
      where breach_id = breaches.id and sent_at is null and due_at <= clock_timestamp()
    )`.as('late'),
  ]);

export const presentListed = (row: ListedRow): ListedBreach => ({
  $id: row.id,
  number: row.number,
  happened: row.happened,
  openedAt: isoDate(row.opened_at),
  closedAt: isoDateOrEmpty(row.closed_at),
  affected: row.affected,
  late: row.late,
});
