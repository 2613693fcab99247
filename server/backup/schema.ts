import type pg from 'pg';
import { isForeign } from './former-jobs.ts';

/** A table as a backup sees it: its columns that can be written, in order. */
export type TableShape = { name: string; columns: string[] };
export type Sequence = { name: string; last: string; isCalled: boolean };

const schemas = ['public', 'graphile_worker'];
/** The start makes it; the backup has its own list of migrations to compare. */
const ownBook = 'public.migrations';

/** Every table with rows of ours, those that others refer to before those that refer to them. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select format('%s.%s', table_schema, table_name) as name,
       array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = any($1) and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by 1 order by 1`,
    [schemas],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select format('%s.%s', n.nspname, c.relname) as from, format('%s.%s', rn.nspname, r.relname) as to
     from pg_constraint
     join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class r on r.oid = confrelid join pg_namespace rn on rn.oid = r.relnamespace
     where contype = 'f' and conrelid <> confrelid`,
  );
  return inOrder(
    rows.filter(({ name }) => name !== ownBook && !isForeign(name)),
    references,
  );
}

function inOrder(tables: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered: TableShape[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) => !done.has(name) && references.every(({ from, to }) => from !== name || done.has(to)),
    );
    if (ready.length === 0) throw new Error('Tables refer to one another in a circle.');
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Numbers go on from where they are: a sequence knows nothing of snapshots. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%s.%s', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    if (state[0]) sequences.push({ name, last: String(state[0].last), isCalled: state[0].isCalled });
  }
  return sequences;
}

/** A name of ours, as in the catalogue: letters, digits and underscores. */
export function quoted(name: string): string {
  if (!/^\w+(\.\w+)?$/.test(name)) throw new Error(`${name} is no name of ours.`);
  return name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
}
