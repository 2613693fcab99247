/** The facts about an actor that matter here. */
export type Seer =
  | { kind: 'guest' }
  | { kind: 'applicant'; id: string }
  | { kind: 'member'; id: string; standing: { isSeen: boolean; hasBlocks: boolean } };

/** The recipient of an email: it is unknown whether they have blocks, so the database is asked. */
export function seerOf(accountId: string): Extract<Seer, { kind: 'member' }> {
  return { kind: 'member', id: accountId, standing: { isSeen: true, hasBlocks: true } };
}

/** As much of a seer as `maySee` depends on: who is apart from whom is known from the other side. */
export type Viewer =
  | Exclude<Seer, { kind: 'member' }>
  | { kind: 'member'; id: string; standing: { isSeen: boolean } };

/** `apart` are the members with a block between them and this one, in either direction. */
export type Seen = { id: string; isSeen: boolean; apart: ReadonlySet<string> };

/**
 * Who may see whom, before any permission: members see themselves, and adults who are neither suspended nor leaving. A
 * member who is not seen sees no others, and a block hides both sides from each other. `isSeenBy` is the same for queries.
 */
export function maySee(actor: Viewer, person: Seen): boolean {
  if (isSelf(actor, person.id)) return true;
  return person.isSeen && maySeeOthers(actor) && (actor.kind === 'guest' || !person.apart.has(actor.id));
}

/** True for very few members, so that nearly all queries skip the check. */
export function hasBlocks(actor: Seer): actor is Extract<Seer, { kind: 'member' }> {
  return actor.kind === 'member' && actor.standing.hasBlocks;
}

/** Guests see everything public. */
export function maySeeOthers(actor: Viewer): boolean {
  return actor.kind !== 'member' || actor.standing.isSeen;
}

function isSelf(actor: Viewer, id: string): boolean {
  return actor.kind !== 'guest' && actor.id === id;
}
