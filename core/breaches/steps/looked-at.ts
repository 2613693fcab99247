import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { modulesOfTables } from '../../ground/table-rule.ts';
import { inSpan, type Selectors } from '../selectors.ts';
import { shapesOf } from './shapes.ts';

/** The people of what staff open at the desk, where other tables name them: by the id of the case, the project and so on. */
const peopleBeside = sql`
  select case_id as subject, account_id, '' as address from case_people
  union all select case_id, reporter_id, lower(email) from case_reports
  union all select project_id, account_id, '' from project_members
  union all select opportunities.id, account_id, '' from opportunities join project_members using (project_id)
  union all select dispute.id, agreements.contributor_id, ''
    from agreement_disputes as dispute join agreements on agreements.id = agreement_id
  union all select dispute.id, account_id, ''
    from agreement_disputes as dispute join agreements on agreements.id = agreement_id
    join project_members on project_members.project_id = agreements.project_id`;

/**
 * Statements that give, as (account_id, address), the people whom these staff saw by the log of the desk: accounts, and the
 * people of cases, requests, disputes, reviews and everything else that it names by its id.
 */
export async function lookedAt(tx: Tx, staff: readonly string[], selectors: Selectors) {
  const moderators = sql`
    select id from accounts where id = any(${staff}::text[]) or lower(email) = any(${staff}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select distinct subject_id as id from admin_actions
    where subject_id is not null and actor_id in (${moderators} union all select unnest(${staff}::text[]))
      and ${inSpan(sql`admin_actions.created_at`, selectors)}`.execute(tx);
  const seen = rows.map(({ id }) => id);
  const parts: RawBuilder<unknown>[] = [
    sql`select id as account_id, '' as address from (${moderators}) as moderators`,
  ];
  if (seen.length === 0) return parts;
  parts.push(
    sql`select account_id, address from (${peopleBeside}) as beside where subject = any(${seen}::text[])`,
  );
  // The columns with the staff who decided.
  for (const table of await withSeen(tx, seen))
    for (const { from, account, address, column } of await shapesOf(tx, table))
      if (!column.endsWith('_by'))
        parts.push(
          sql`select ${account} as account_id, ${address} as address from ${from} where one.id = any(${seen}::text[])`,
        );
  return parts;
}

/** The tables with rows that have one of these ids. */
async function withSeen(tx: Tx, seen: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'id' and atttypid = 'text'::regtype and relname = any(${Object.keys(modulesOfTables())}::text[])
      and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not attisdropped`.execute(tx);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(name)} as one where one.id = any(${seen}::text[]) limit 1`.execute(
        tx,
      );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
