import { declaredTables } from '#core/collected/own-data.ts';
import type { TableRule } from '#core/ground/table-rule.ts';
import { heldData } from '#web/own-data/texts/en/held-data.ts';

/** The page about the data held on members, made of the rules in `core/<module>/own-data.ts` and the texts of `/notice`. */
export function ownDataPage(): string {
  const rows = declaredTables.flatMap(({ module, table, rule }) =>
    rule === 'names nobody' ? [] : [`| \`${table}\` (${module}) | ${cells(table, rule).join(' | ')} |`],
  );
  const others = declaredTables
    .filter(({ rule }) => rule === 'names nobody')
    .map(({ table }) => `\`${table}\``);
  return `# What we hold about people

Written by \`npm run own-data\` from \`core/<module>/own-data.ts\` and \`web/own-data/texts/en/held-data.ts\`, and held against them by a test. "Taken along" is what somebody finds in the
archive that their settings make; "erased" is what becomes of it when the account ends: 30 days after it was given up, or when nobody has
agreed to a child's account for 7 days, or somebody has refused (decision 39).

| table (module) | what | why | how long | taken along | erased |
|---|---|---|---|---|---|
${rows.join('\n')}

These tables name nobody: ${others.join(', ')}. The outbox (\`graphile_worker\`) holds keys of what letters are about, and the few addresses that
lie nowhere else, until they have left, been dropped, or been given up for 30 days (\`letters:forget-failed\`); those to or about an account go with it. What a mail server
said of a letter is kept without the addresses in it. Files and photos lie in the store under keys of ours, and go within ten minutes of their row.
`;
}

const said = new Map(Object.values(heldData).flatMap((group) => Object.entries(group)));

function cells(table: string, { removedBy, exported, bytes, erased }: TableRule): string[] {
  const { holds, why, kept } = said.get(table) ?? { holds: '', why: '', kept: '' };
  const along =
    typeof exported === 'function' ? `yes${bytes ? ', with the bytes' : ''}` : `no: ${exported.not}`;
  const gone = typeof erased === 'object' ? `no: ${erased.not}` : 'yes';
  return [holds, why, removedBy ? `${kept} (\`${removedBy}\`)` : kept, along, gone];
}
