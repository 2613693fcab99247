import { type Expression, type SqlBool, sql } from 'kysely';

/** As much of an actor as matters here. */
export type Seer =
  | { kind: 'guest' }
  | { kind: 'applicant'; id: string }
  | { kind: 'member'; id: string; standing: { isSeen: boolean; hasBlocks: boolean } };

/** `apart` are those whom they have blocked, or who have blocked them. */
export type Seen = { id: string; isSeen: boolean; apart: ReadonlySet<string> };

/**
 * Who may see whom, before any permission of a single thing is asked: everybody sees themself; others are seen who are
 * adults, not suspended and not leaving. Whoever is not seen does not see others either, and of two of whom one has
 * blocked the other neither sees the other.
 */
export function maySee(actor: Seer, person: Seen): boolean {
  if (isSelf(actor, person.id)) return true;
  return person.isSeen && maySeeOthers(actor) && (actor.kind === 'guest' || !person.apart.has(actor.id));
}

/**
 * `maySee` for the person whose account's id is `owner`. Rows that know by themselves whether their owner is seen say so
 * in `isSeen` (migration 0020); for others it is looked up. A subquery for a single value is never turned into a join, so
 * that a list keeps the order of its index.
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

/** Whether nobody of the two has blocked the other: a part of `isSeenBy`, for queries that have asked the rest of it. */
export function isNotApart(actor: Seer, owner: Expression<string>): Expression<SqlBool> {
  if (!hasBlocks(actor)) return sql<SqlBool>`true`;
  // Looked up once for the whole query, which keeps its plan.
  return sql<SqlBool>`${owner} not in (
    select blocked_id from blocks where blocker_id = ${actor.id}
    union all select blocker_id from blocks where blocked_id = ${actor.id}
  )`;
}

/** Of nearly nobody, so that nearly all queries are spared the question. */
export function hasBlocks(actor: Seer): actor is Extract<Seer, { kind: 'member' }> {
  return actor.kind === 'member' && actor.standing.hasBlocks;
}

function isSelf(actor: Seer, id: string): boolean {
  return actor.kind !== 'guest' && actor.id === id;
}

/** Guests see what is for everybody. */
function maySeeOthers(actor: Seer): boolean {
  return actor.kind !== 'member' || actor.standing.isSeen;
}
