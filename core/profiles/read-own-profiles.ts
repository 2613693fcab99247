import { sql } from 'kysely';
import { gathered } from '#db/gathered.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { readGrants } from '../ground/permissions.ts';
import { defaultLimit, type Query } from '../ground/queries/query.ts';
import { isReadableWith } from '../standings/readable-source.ts';
import { columns, type ShownProfile, shownColumns } from './fields.ts';

const between = '\n';

const select = gathered(
  (_, accountId: string, grants: string) => {
    const held = sql`string_to_array(${grants}, ${sql.lit(between)})`;
    const seer = { kind: 'member', id: accountId, standing: { isSeen: true, hasBlocks: false } } as const;
    return sql<ShownProfile>`
      select ${shownColumns} from profiles where account_id = ${accountId} and ${isReadableWith(held, seer)}
      order by sequence limit ${sql.lit(defaultLimit)}`;
  },
  ['text', 'text'],
);

/**
 * Answers the query by which pages read the member's own profile, in one statement with those of other members; null for any other
 * query.
 */
export async function readOwnProfiles(
  core: Core,
  actor: Actor,
  query: Query,
): Promise<ShownProfile[] | null> {
  if (actor.kind !== 'member' || !isForAccount(query, actor.id)) return null;
  if (actor.standing.hasBlocks || !actor.standing.isSeen) return null;
  return select(core.db, actor.id, readGrants(actor).join(between));
}

function isForAccount({ conditions, orders, limit, offset, cursor }: Query, accountId: string): boolean {
  const [condition, ...others] = conditions;
  if (condition?.method !== 'equal' || others.length > 0) return false;
  if (orders.length > 0 || offset > 0 || cursor || limit !== defaultLimit) return false;
  const { field, values } = condition;
  return field.column === columns.id && values.length === 1 && values[0] === accountId;
}
