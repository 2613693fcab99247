import type { NomineeVisitBody } from '#contract/nominees/calls.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { now } from '#db/now.ts';
import { setLeaving } from '../accounts/steps/set-leaving.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { endLeavingAtSign } from '../sessions/steps/watch-account.ts';
import { getVisit } from './get-visit.ts';
import { requireVisit, type VisitKeys } from './require-visit.ts';
import { keepAccount } from './steps/end-request.ts';
import { holdGranted } from './steps/hold-granted.ts';

/**
 * Begins the erasing of a member's account, or ends it before its 30 days are over; so does a sign of the member. No duty of the
 * member keeps it: agreements go on as with a party that has gone. Repeating it changes nothing.
 * @throws Refusal `nominee_visit_over`, `nominee_request_unknown`, `nominee_not_granted`, `nominee_member_here`
 */
export async function eraseAsNominee(
  core: Core,
  { requestId, isOn, ...keys }: VisitKeys & { requestId: string; isOn: boolean },
): Promise<NomineeVisitBody> {
  const { mailbox } = await requireVisit(core, keys);
  await core.db.transaction().execute(async (tx) => {
    const { row, account } = await holdGranted(tx, { requestId, mailbox });
    const subject = { requestId, act: isOn ? 'erase' : 'keep' } as const;
    const since = (at: typeof now | null) =>
      tx.updateTable('nominee_requests').set({ erasing_since: at }).where('id', '=', row.id).execute();
    if (isOn && !account.leaves_at) {
      await setLeaving(tx, account.id, nomineeTimes.eraseDays);
      await since(now);
      await endLeavingAtSign(tx, account.id, true);
      await record(tx, { name: 'accounts.leaving', accountId: account.id });
      await record(tx, { name: 'nominees.acted', accountId: account.id, subject });
    }
    if (!isOn && row.erasing_since) {
      await since(null);
      await keepAccount(tx, account.id);
      await record(tx, { name: 'nominees.acted', accountId: account.id, subject });
    }
  });
  return getVisit(core, keys);
}
