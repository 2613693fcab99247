/** As much of an actor as matters here. */
export type Seer =
  | { kind: 'guest' }
  | { kind: 'applicant'; id: string }
  | { kind: 'member'; id: string; standing: { isSeen: boolean; hasBlocks: boolean } };

/** A member to whom a letter goes: it is not known whether they have blocks, so the database is asked. */
export function seerOf(accountId: string): Extract<Seer, { kind: 'member' }> {
  return { kind: 'member', id: accountId, standing: { isSeen: true, hasBlocks: true } };
}

/** `apart` are those whom they have blocked, or who have blocked them. */
export type Seen = { id: string; isSeen: boolean; apart: ReadonlySet<string> };

/**
 * Who may see whom, before any permission of a single thing is asked: everybody sees themself; others are seen who are
 * adults, not suspended and not leaving. Whoever is not seen does not see others either, and of two of whom one has
 * blocked the other neither sees the other. For queries `isSeenBy` says the same.
 */
export function maySee(actor: Seer, person: Seen): boolean {
  if (isSelf(actor, person.id)) return true;
  return person.isSeen && maySeeOthers(actor) && (actor.kind === 'guest' || !person.apart.has(actor.id));
}

/** Of nearly nobody, so that nearly all queries are spared the question. */
export function hasBlocks(actor: Seer): actor is Extract<Seer, { kind: 'member' }> {
  return actor.kind === 'member' && actor.standing.hasBlocks;
}

/** Guests see what is for everybody. */
export function maySeeOthers(actor: Seer): boolean {
  return actor.kind !== 'member' || actor.standing.isSeen;
}

function isSelf(actor: Seer, id: string): boolean {
  return actor.kind !== 'guest' && actor.id === id;
}
