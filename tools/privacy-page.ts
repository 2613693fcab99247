import { declaredTables } from '#core/collected/own-data.ts';
import { limitsOf } from '#core/ground/kept.ts';
import type { TableRule } from '#core/ground/table-rule.ts';

/** The rules of each table as a machine keeps them: export, erasure, retention and holds. */
export function privacyPage(): string {
  const rows = declaredTables.map(({ module, table, rule }) =>
    rule === 'names no one'
      ? `| \`${table}\` | ${module} | no one | | | |`
      : `| \`${table}\` | ${module} | ${[exportOf(rule), erasureOf(rule), retentionOf(rule), holdOf(rule)].join(' | ')} |`,
  );
  return `# Privacy: export, erasure and retention of each table

\`npm run own-data\` writes this page from \`core/<module>/own-data.ts\`, and a test compares it with them. \`docs/own-data.md\` says what each table
holds and why. \`docs/dpia.md\` weighs the risks.

- *Export*: whether the rows are in the archive of a member, with the files.
- *Erasure*: at the end of the account the rows go with another row, by a step of their module, or stay for a reason.
- *Retention*: how long rows are kept, and the scheduled job that ends it. A test tries each a second before and after
  (\`core/own-data/retention.test.ts\`). Rows without a time of their own are kept as long as the account or the item to which they belong.
- *Hold*: whether a hold for a case or an order can keep the rows (decision 340).

| table | module | export | erasure | retention | hold |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const exportOf = ({ exported, bytes }: TableRule) =>
  typeof exported === 'function' ? `yes${bytes ? ', with the files' : ''}` : 'no';

const erasureOf = ({ erased }: TableRule) =>
  erased === 'by the database'
    ? 'with another row'
    : typeof erased === 'function'
      ? 'by a step'
      : `stays: ${erased.not}`;

function retentionOf(rule: TableRule): string {
  const limits = limitsOf(rule).map(({ kept, removedBy }) => `${kept} (\`${removedBy}\`)`);
  if (limits.length > 0) return limits.join(', ');
  return rule.limit && 'not' in rule.limit ? rule.limit.not : 'as long as what it belongs to';
}

const holdOf = ({ isNeverHeld }: TableRule) => (isNeverHeld ? 'no' : 'yes');
