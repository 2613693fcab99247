import { inSeconds, now } from '#db/now.ts';
import { setSecondProof } from '../accounts/steps/set-second-proof.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { noteProof } from '../sessions/steps/note-proof.ts';
import { renewSecret } from '../sessions/steps/renew-secret.ts';
import { pendingSeconds } from './limits.ts';
import { noteChange } from './steps/note-change.ts';
import { takeStep } from './steps/take-proof.ts';
import { writeRecoveryCodes } from './steps/write-recovery-codes.ts';

/** The codes and the session's new secret come with the first app alone. */
export type ConfirmedApp = { codes: string[]; secret: string | null };

/**
 * Takes an app into use with the first code of it. With the first app every log-in needs one: all other sessions were opened
 * without it and end, log-ins under way too, and this session gets another secret.
 * @throws Refusal `factor_not_found`; `user_invalid_token`; `general_rate_limit_exceeded`
 */
export async function confirmApp(
  core: Core,
  member: Member,
  { factorId, code }: { factorId: string; code: string },
): Promise<ConfirmedApp> {
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
    await noteProof(tx, member.sessionId, { isFirst: !account.mfa_since });
    if (account.mfa_since) return { codes: [], secret: null };
    await setSecondProof(tx, account.id, 'now');
    const codes = await writeRecoveryCodes(tx, core.key, account.id);
    await endAccess(tx, account, { except: member.sessionId });
    return { codes, secret: await renewSecret(tx, member) };
  });
}
