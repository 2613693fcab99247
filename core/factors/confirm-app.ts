import { inSeconds, now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { pendingSeconds } from './limits.ts';
import { type BegunFactors, beginFactors } from './steps/begin-factors.ts';
import { noteChange } from './steps/note-change.ts';
import { takeStep } from './steps/take-proof.ts';

/**
 * Takes an app into use with the first code of it.
 * @throws Refusal `factor_not_found`; `user_invalid_token`; `general_rate_limit_exceeded`
 */
export async function confirmApp(
  core: Core,
  member: Member,
  { factorId, code }: { factorId: string; code: string },
): Promise<BegunFactors> {
  await count(core, `second:begun:${member.id}`, { max: 10, seconds: 600 });
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const app = await tx
      .selectFrom('factors')
      .select(['id', 'name'])
      .where('id', '=', factorId)
      .where('account_id', '=', account.id)
      .where('begun_in', '=', member.sessionId)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', inSeconds(-pendingSeconds))
      .executeTakeFirst();
    if (!app) throw new Refusal('factor_not_found');
    await noteChange(tx, account, 'added', app.name);
    if (!(await takeStep(tx, core.key, { accountId: account.id, code, pending: app.id })))
      throw new Refusal('user_invalid_token');
    await tx.updateTable('factors').set({ confirmed_at: now }).where('id', '=', app.id).execute();
    return beginFactors(tx, core.key, { account, member, kind: 'totp' });
  });
}
