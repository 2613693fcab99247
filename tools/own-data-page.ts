import { declaredTables } from '#core/collected/own-data.ts';
import type { TableRule } from '#core/ground/table-rule.ts';
import { heldData } from '#web/words.ts';

/** The page about the data of members, made of the rules in `core/<module>/own-data.ts` and the texts of `/notice`. */
export function ownDataPage(): string {
  const rows = declaredTables.flatMap(({ module, table, rule }) =>
    rule === 'names no one' ? [] : [`| \`${table}\` (${module}) | ${cells(table, rule).join(' | ')} |`],
  );
  const others = declaredTables
    .filter(({ rule }) => rule === 'names no one')
    .map(({ table }) => `\`${table}\``);
  return `# The data that we hold about people

\`npm run own-data\` writes this page from \`core/<module>/own-data.ts\` and \`web/<module>/texts/en/held.ts\`, and a test compares it with
them. "In the export" says whether the data is in the archive that a member can download in the settings. "Erased" says whether the data is
erased when the account ends: 30 days after the member deletes it, or when no guardian has agreed to a child's account for 7 days, or when
a guardian has refused (decision 39).

| table (module) | data | purpose | kept for | in the export | erased |
|---|---|---|---|---|---|
${rows.join('\n')}

These tables name no one: ${others.join(', ')}.

The outbox (emails in \`jobs\`) holds keys of the data that emails are about, and the few addresses that are stored nowhere else. It keeps
them until the email has left or been dropped, or until 30 days after the server gave up on it (\`letters:forget-failed\`). Emails to an
account or about it are deleted with the account. The outbox keeps the answer of a mail server without the addresses in it. Files and photos
are in the file store under keys that the server makes, and are deleted within ten minutes after their row.
`;
}

const said = new Map(Object.values(heldData).flatMap((group) => Object.entries(group)));

function cells(table: string, { removedBy, exported, bytes, erased }: TableRule): string[] {
  const { holds, why, kept } = said.get(table) ?? { holds: '', why: '', kept: '' };
  const along =
    typeof exported === 'function' ? `yes${bytes ? ', with the files' : ''}` : `no: ${exported.not}`;
  const gone = typeof erased === 'object' ? `no: ${erased.not}` : 'yes';
  return [holds, why, removedBy ? `${kept} (\`${removedBy}\`)` : kept, along, gone];
}
