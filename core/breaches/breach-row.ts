import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { BreachesTable } from '#db/tables/breaches.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

export type BreachRow = Selectable<BreachesTable> & { now: Date };

/** The breach with this number. @throws Refusal `breach_unknown` */
export async function requireBreach({ db }: Pick<Core, 'db'>, number: string): Promise<BreachRow> {
  const row = await breachRows(db).where('number', '=', number.toUpperCase()).executeTakeFirst();
  if (!row) throw new Refusal('breach_unknown');
  return row;
}

export const breachRows = (db: Db) =>
  db.selectFrom('breaches').selectAll('breaches').select(sql<Date>`clock_timestamp()`.as('now'));
