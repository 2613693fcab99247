import type pg from 'pg';

const head = `-- Written by \`npm run rows\` from the migrated schema, and held against it by a test. Do not edit.
-- The current text of each function of ours; migrations say how it came to be.
`;

/** The texts of all functions of ours, as the file \`db/functions.sql\` has them: by name, then by parameters. */
export async function functionTexts(database: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await database.query<{ text: string }>(`
    select pg_get_functiondef(proc.oid) as text
    from pg_proc proc
    where proc.pronamespace = 'public'::regnamespace and proc.prokind in ('f', 'p')
      and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = proc.oid and deptype = 'e'
      )
    order by proc.proname collate "C", pg_get_function_identity_arguments(proc.oid) collate "C"
  `);
  return [head, ...rows.map(({ text }) => `${text.trimEnd()};\n`)].join('\n');
}
