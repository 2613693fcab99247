import type { GuardianDataBody } from '#contract/nominees/guardian-calls.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { now } from '#db/now.ts';
import { setLeaving } from '../accounts/steps/set-leaving.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import type { GuardianLink } from '../young-mentees/get-guardian-mentoring.ts';
import { getGuardianData } from './get-guardian-data.ts';
import { requireGuardian } from './require-guardian.ts';
import { holdGuarded } from './steps/hold-guarded.ts';

/**
 * Begins the erasing of a child's account, or ends it before its 30 days are over. Only the guardian ends it. The child is told.
 * Repeating it changes nothing.
 * @throws Refusal `guardian_request_not_found`, `guardian_visit_missing`
 */
export async function eraseAsGuardian(
  core: Core,
  { isOn, ...link }: GuardianLink & { isOn: boolean },
): Promise<GuardianDataBody> {
  const { accountId } = await requireGuardian(core, link);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdGuarded(tx, accountId, link.id);
    const begun = await tx
      .selectFrom('guardian_erasures')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('guardian_id', '=', link.id)
      .executeTakeFirst();
    // Without its end the account stays, and an erasing of before is over.
    if (isOn === (begun !== undefined && account.leaves_at !== null)) return;
    if (isOn)
      await tx
        .insertInto('guardian_erasures')
        .values({ account_id: accountId, guardian_id: link.id })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ guardian_id: link.id, begun_at: now }),
        )
        .execute();
    else await tx.deleteFrom('guardian_erasures').where('account_id', '=', accountId).execute();
    // An erasing that the child has begun keeps its earlier end.
    if (!isOn || !account.leaves_at) {
      await setLeaving(tx, accountId, isOn ? nomineeTimes.eraseDays : null);
      await record(tx, { name: isOn ? 'accounts.leaving' : 'accounts.kept', accountId });
    }
    await record(tx, {
      name: 'nominees.guardianActed',
      accountId,
      subject: { act: isOn ? 'erase' : 'keep' },
    });
  });
  return getGuardianData(core, link);
}
