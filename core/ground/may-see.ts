import { type Expression, type SqlBool, sql } from 'kysely';

/** As much of an actor as matters here. */
export type Seer =
  | { kind: 'guest' }
  | { kind: 'applicant'; id: string }
  | { kind: 'member'; id: string; standing: { isSeen: boolean } };

/**
 * Who may see whom, before any permission of a single thing is asked: everybody sees themself; others are seen who are
 * adults, not suspended and not leaving. Whoever is not seen does not see others either.
 */
export function maySee(actor: Seer, person: { id: string; isSeen: boolean }): boolean {
  return isSelf(actor, person.id) || (person.isSeen && maySeeOthers(actor));
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
  return maySeeOthers(actor) ? sql<SqlBool>`(${isOwn} or ${isSeen})` : isOwn;
}

function isSelf(actor: Seer, id: string): boolean {
  return actor.kind !== 'guest' && actor.id === id;
}

/** Guests see what is for everybody. */
function maySeeOthers(actor: Seer): boolean {
  return actor.kind !== 'member' || actor.standing.isSeen;
}
