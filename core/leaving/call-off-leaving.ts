import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireFreeToStay } from '../ground/duty.ts';
import { record } from '../ground/events.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/** Keeps an account that was being given up. @throws Refusal by a duty, such as `guardian_erases` */
export async function callOffLeaving(core: Core, member: Member): Promise<Account> {
  return core.db.transaction().execute(async (tx) => {
    await holdMember(tx, member);
    await requireFreeToStay(tx, member.id);
    const account = await tx
      .updateTable('accounts')
      .set({ leaves_at: null })
      .where('id', '=', member.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'accounts.kept', accountId: member.id });
    return account;
  });
}
