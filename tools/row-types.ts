import type pg from 'pg';

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  isIdentity: boolean;
  isGenerated: boolean;
  comment: string | null;
  /** The definitions of the table's checks that name no column but this one. */
  checks: string[];
};

const written = `// Written by \`npm run rows\` from the migrated schema, and held against it by a test. Do not edit.
`;

/** How the comment on a column begins that a trigger fills, so that no statement may set it. */
const byTrigger = 'Set by the database';

const plain: Record<string, string> = {
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  // As text (db/parsers.ts): a day has no zone.
  date: 'string',
  bytea: 'Buffer',
  uuid: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
  tsvector: 'string',
  tstzrange: 'string',
  bit: 'string',
};

/** The row types of every table of ours, by their file: one for each table, and `db/tables.ts` that names them all. */
export async function rowTypes(database: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows } = await database.query<Column>(`
    select
      class.relname as "table", attribute.attname as name, type.typname as type,
      not attribute.attnotnull as nullable, attribute.atthasdef as "hasDefault",
      attribute.attidentity <> '' as "isIdentity", attribute.attgenerated <> '' as "isGenerated",
      col_description(class.oid, attnum) as comment,
      coalesce((
        select json_agg(pg_get_constraintdef(oid)) from pg_constraint
        where contype = 'c' and conrelid = class.oid and conkey = array[attribute.attnum]
      ), '[]') as checks
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attnum > 0 and not attisdropped
    join pg_type type on type.oid = atttypid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    order by class.relname, attnum`);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const files = [...tables].map(([table, columns]): [string, string] => [
    `db/${fileOf(table)}`,
    withImports(tableType(table, columns)),
  ]);
  const all = [...tables.keys()].map(
    (table) => `  ${table}: import('./${fileOf(table)}').${typeName(table)};\n`,
  );
  return new Map([...files, ['db/tables.ts', `${written}\nexport type Tables = {\n${all.join('')}};\n`]]);
}

function fileOf(table: string): string {
  return `tables/${table.replaceAll('_', '-')}.ts`;
}

/** Imports the types of columns that it names. */
function withImports(types: string): string {
  const lines = [
    ['kysely', ['ColumnType', 'Generated', 'JSONColumnType']],
    ['../column-types.ts', ['Made', 'Sequence']],
  ].map(([from, names = []]) => {
    const named = [...names].filter((name) => new RegExp(`: ${name}\\b`).test(types));
    return named.length > 0 ? `import type { ${named.join(', ')} } from '${from}';\n` : '';
  });
  return [lines.join(''), written, types].filter((part) => part !== '').join('\n');
}

function tableType(table: string, columns: Column[]): string {
  const choices = columns.flatMap((column) => {
    const values = valuesOf(column);
    return values ? [choice(choiceName(column), values)] : [];
  });
  const lines = columns
    .map((column) => {
      const comment = column.comment ? `  /** ${column.comment} */\n` : '';
      return `${comment}  ${column.name}: ${columnType(column)};\n`;
    })
    .join('');
  return `${choices.join('')}export type ${typeName(table)} = {\n${lines}};\n`;
}

function columnType(column: Column): string {
  const { type, nullable, hasDefault, isIdentity, isGenerated, comment } = column;
  const orNull = nullable ? ' | null' : '';
  if (isIdentity) return 'Sequence';
  if (type === 'jsonb') {
    const whenMade = hasDefault || nullable ? 'string | undefined' : 'string';
    return `JSONColumnType<Record<string, unknown>${orNull}, ${whenMade}, string>`;
  }
  if (type === 'int8' && !isGenerated)
    return `ColumnType<string${orNull}, string | number${orNull}${hasDefault || nullable ? ' | undefined' : ''}, string | number${orNull}>`;
  const known = valuesOf(column) ? choiceName(column) : type === 'int8' ? 'string' : plain[type];
  if (!known) throw new Error(`${column.table}.${column.name}: tools/row-types.ts knows no type ${type}.`);
  if (isGenerated || comment?.startsWith(byTrigger)) return `ColumnType<${known}${orNull}, never, never>`;
  if (nullable) return `${known} | null`;
  if (!hasDefault) return known;
  return known === 'Date' ? 'Made' : `Generated<${known}>`;
}

/** The values that a check allows in the column, where it lists them. */
function valuesOf({ checks }: Column): string[] | null {
  for (const check of checks) {
    const list = /= ANY \(+ARRAY\[(.+?)\]/.exec(check)?.[1];
    const values = [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value);
    if (values.length > 0) return values.map((value) => value.replaceAll("''", "'"));
  }
  return null;
}

function choice(name: string, values: string[]): string {
  const texts = values.map((value) => `'${value.replaceAll("'", "\\'")}'`);
  const line = `export type ${name} = ${texts.join(' | ')};`;
  if (line.length <= 110) return `${line}\n\n`;
  return `export type ${name} =\n${texts.map((text) => `  | ${text}`).join('\n')};\n\n`;
}

function typeName(table: string): string {
  return `${pascal(table)}Table`;
}

function choiceName({ table, name }: Column): string {
  return pascal(`${table.replace(/ies$/, 'y').replace(/s$/, '')}_${name}`);
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
