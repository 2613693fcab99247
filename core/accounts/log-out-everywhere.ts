import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { endSessions } from './end-sessions.ts';

/** Ends all of the member's sessions, this one included. */
export async function logOutEverywhere(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute((tx) => endSessions(tx, member.account, {}));
}
