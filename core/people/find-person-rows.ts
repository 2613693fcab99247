import { sql } from 'kysely';
import type { PersonRowBody } from '#contract/find-people.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { personRows } from './person-rows.ts';
import { isPersonSeenBy } from './policy.ts';
import { presentPersonRow } from './present.ts';

/** Those of these people whom `actor` may see, as lists and teams show them, by their account's id. */
export async function findPersonRows(
  core: Core,
  actor: Actor,
  accountIds: readonly string[],
): Promise<Map<string, PersonRowBody>> {
  if (accountIds.length === 0) return new Map();
  const rows = await personRows(core.db)
    .where('people.account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where(isPersonSeenBy(actor))
    .execute();
  return new Map(rows.map((row) => [row.id, presentPersonRow(row)]));
}
