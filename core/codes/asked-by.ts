import type { Member } from '../ground/actor.ts';
import { hashOf } from '../ground/secrets.ts';

/** Whoever has asked for a code, and nobody else, can use it or use its guesses up. */

/** The browser with this proof cookie. */
export function byBrowser(proof: string): string {
  return `browser:${hashOf(proof).toString('hex')}`;
}

/** Whoever is signed in with this session. */
export function bySession({ sessionId }: Member): string {
  return `session:${sessionId}`;
}

/** Clients of the foreign contract, which have nothing that would tell one from another. */
export const byClient = 'client';
