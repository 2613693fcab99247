import { type Expression, type SqlBool, sql } from 'kysely';
import { isNotApart } from '../blocks/is-not-apart.ts';
import { hasBlocks, maySeeOthers, type Seer } from '../ground/may-see.ts';

/**
 * `maySee` for the owner with this account id. Rows that know whether their owner is seen pass `isSeen` (migration 0020);
 * others look it up. A subquery for one value is never turned into a join, so a list keeps the order of its index.
 */
export function isSeenBy(
  actor: Seer,
  owner: Expression<string>,
  isSeen: Expression<SqlBool> = sql<SqlBool>`(
    select standings.seen_from from standings where standings.account_id = ${owner}
  ) <= now()`,
): Expression<SqlBool> {
  if (actor.kind === 'guest') return isSeen;
  const isOwn = sql<SqlBool>`${owner} = ${actor.id}`;
  if (!maySeeOthers(actor)) return isOwn;
  return sql<SqlBool>`(${isOwn} or ${hasBlocks(actor) ? sql`(${isSeen} and ${isNotApart(actor, owner)})` : isSeen})`;
}
