import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { accountColumn } from '../selectors.ts';

/** One way in which the rows `one` of a table belong to a person: by an account or by an address. */
export type Shape = {
  from: RawBuilder<unknown>;
  account: RawBuilder<unknown>;
  address: RawBuilder<unknown>;
  /** The column of `one` with the account; empty where it is another one's. */
  column: string;
  /** Whether `one` says when it was written. */
  hasTime: boolean;
};

type Reference = { parent: string; pairs: { own: string; theirs: string }[] };

const none = sql`null::text`;
const noAddress = sql`''`;

/** The ways in which rows of a table belong to people. Rows that name no one belong to those of the row that they refer to. */
export async function shapesOf(tx: Tx, table: string, depth = 0): Promise<Shape[]> {
  const { columns, references } = await readTable(tx, table);
  const hasTime = columns.includes('created_at');
  const from = sql`${sql.table(table)} as one`;
  if (table === 'accounts')
    return [{ from, account: sql`one.id`, address: noAddress, column: 'id', hasTime }];
  const naming = new Set([
    ...columns.filter((column) => accountColumn.test(column)),
    ...references
      .filter(({ parent, pairs }) => parent === 'accounts' && pairs.length === 1)
      .map(({ pairs }) => pairs[0]?.own ?? ''),
  ]);
  const direct = [...naming].map((column) => ({
    from,
    account: sql.ref(`one.${column}`),
    address: noAddress,
    column,
    hasTime,
  }));
  const addressed = columns.includes('email')
    ? [{ from, account: none, address: sql`lower(one.email)`, column: '', hasTime }]
    : [];
  if (direct.length + addressed.length > 0 || depth > 2) return [...direct, ...addressed];
  const shapes: Shape[] = [];
  for (const { parent, pairs } of references) {
    const on = sql.join(
      pairs.map(({ own, theirs }) => sql`${sql.ref(`one.${own}`)} = ${sql.ref(`parent.${theirs}`)}`),
      sql` and `,
    );
    for (const above of await shapesOf(tx, parent, depth + 1))
      shapes.push({
        // `parent` has its columns and the people of each row.
        from: sql`${sql.table(table)} as one join (
          select one.*, ${above.account} as of_account, ${above.address} as of_address from ${above.from}
        ) as parent on ${on}`,
        account: sql`parent.of_account`,
        address: sql`parent.of_address`,
        column: '',
        hasTime,
      });
  }
  return shapes;
}

async function readTable(tx: Tx, table: string) {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const { rows: references } = await sql<Reference>`
    select confrelid::regclass::text as parent,
      json_agg(json_build_object('own', own.attname, 'theirs', theirs.attname)) as pairs
    from pg_constraint, unnest(conkey, confkey) as pair (own_number, their_number)
    join pg_attribute as own on own.attnum = own_number
    join pg_attribute as theirs on theirs.attnum = their_number
    where contype = 'f' and conrelid = ${table}::regclass and conrelid <> confrelid
      and own.attrelid = conrelid and theirs.attrelid = confrelid
    group by pg_constraint.oid, confrelid`.execute(tx);
  return { columns: columns.map(({ name }) => name), references };
}
