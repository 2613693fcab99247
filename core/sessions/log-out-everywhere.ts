import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { endSessions } from './steps/end-sessions.ts';
import { endWaiting } from './steps/end-waiting.ts';

/** Ends all of the member's sessions, this one included. */
export async function logOutEverywhere(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, member.id);
    if (!account) return;
    await endSessions(tx, account, {});
    await endWaiting(tx, account.id);
  });
}
