import { sql } from 'kysely';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import type { Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { personRows } from './person-rows.ts';
import { isPersonSeenBy } from './policy.ts';
import { presentPersonRow } from './present.ts';

/** The members among these whom `actor` may see, as lists and teams show them, by account id. */
export async function findPersonRows(
  core: Core,
  actor: Actor,
  accountIds: readonly string[],
): Promise<Map<string, PersonRowBody>> {
  if (accountIds.length === 0) return new Map();
  const rows =
    actor.kind === 'member' && actor.standing.isSeen && !actor.standing.hasBlocks
      ? await rowsForMember(core.db, accountIds, actor.id)
      : await rowsFor(core.db, accountIds, actor).execute();
  return new Map(rows.map((row) => [row.id, presentPersonRow(row)]));
}

function rowsFor(db: Db, accountIds: readonly string[], actor: Seer) {
  return personRows(db)
    .where('people.account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where(isPersonSeenBy(actor));
}

/** Prepared for the usual caller of every page of the directory: a member without blocks in either direction. */
const rowsForMember = readByKey((db, accountIds: readonly string[], id: string) =>
  rowsFor(db, accountIds, { kind: 'member', id, standing: { isSeen: true, hasBlocks: false } }),
);
