import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { endSessions } from './end-sessions.ts';

/** Ends the session that the browser had before another one took its place. It has to be done where the new one is opened: a refusal leaves it. */
export async function endPrevious(tx: Tx, previous: Member | null | undefined): Promise<void> {
  if (previous) await endSessions(tx, previous.account, { only: previous.sessionId });
}
