import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { endLoss } from './steps/end-loss.ts';

/** Stops the wait for lost factors, from any device that is signed in: it was another person who began it. */
export async function stopLoss(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    await endLoss(tx, account.id);
  });
}
