import type { Member } from '../ground/actor.ts';
import { hashOf } from '../ground/secrets.ts';

/** Only the caller who requested a code can use it, or use up its guesses. */

/** The browser with this proof cookie. */
export function byBrowser(proof: string): string {
  return `browser:${hashOf(proof).toString('hex')}`;
}

/** The member who is signed in with this session, or whose log-in awaits it. */
export function bySession({ sessionId }: Pick<Member, 'sessionId'>): string {
  return `session:${sessionId}`;
}

/** Clients of the foreign contract, which cannot be distinguished. */
export const byClient = 'client';
