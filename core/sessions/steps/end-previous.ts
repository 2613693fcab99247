import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Ends the browser's earlier session when a new one replaces it. Call it where the new one opens: after a refusal the
 * earlier one stays.
 */
export async function endPrevious(tx: Tx, previous: Member | null | undefined): Promise<void> {
  if (previous) await endSessions(tx, previous.account, { only: previous.sessionId });
}
