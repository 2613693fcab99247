import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';

/** Ends all of the member's sessions, this one included. */
export async function logOutEverywhere(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('account_id', '=', member.id).execute();
    await record(tx, {
      name: 'sessions.deleted',
      accountId: member.id,
      subject: { sessionId: member.sessionId, all: true },
    });
  });
}
