import { declaredTables } from '../collected/own-data.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { ExportEntry, TableRule } from '../ground/table-rule.ts';

/**
 * All data we hold about a member, as the files of an archive: first the tables, then the uploads. Each upload is
 * opened only when its turn comes. A person who acts for the member gets the given tables alone.
 */
export async function* collectOwnData(
  core: Core,
  member: Member,
  isGiven: (rule: TableRule) => boolean = () => true,
): AsyncGenerator<ExportEntry> {
  const at = new Date();
  const rules = declaredTables.flatMap(({ table, rule }) =>
    rule === 'names no one' || !isGiven(rule) ? [] : [{ table, rule }],
  );
  for (const { table, rule } of rules) {
    if (typeof rule.exported !== 'function') continue;
    const rows = await rule.exported(core, member.account);
    yield { name: `${table}.json`, at, content: `${JSON.stringify(rows.map(withDates), null, 2)}\n` };
  }
  for (const { rule } of rules) if (rule.bytes) yield* rule.bytes(core, member);
}

function withDates(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? isoDate(value) : value]),
  );
}
