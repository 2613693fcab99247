import { sql } from 'kysely';
import { loneSuspensionDays, proposalTimes, suspensionWindowDays } from '#contract/administration/limits.ts';
import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { isStaff } from '../administration/is-staff.ts';
import { maySuspend } from '../administration/policy.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { propose } from '../administration/steps/propose.ts';
import { requireUntied } from '../administration/steps/require-untied.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findStanding } from '../standings/find-standing.ts';
import { requireBirthDate } from '../standings/steps/learn-birth-date.ts';
import { childConfirmed } from './child-confirmed.ts';
import { keepBirthDate } from './steps/keep-birth-date.ts';
import { moveBirthDate } from './steps/move-birth-date.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Corrects a date of birth, stated once by its owner. A member under 18 is restricted at once; a second member of staff
 * confirms before anything is erased, and without that the earlier date comes back. An adult is freed and their guardian
 * forgotten. An email says why. A date that is right stays.
 * @throws Refusal `user_not_found`; `account_protected` for staff, who could take each other's rights so;
 * `sign_up_dob_invalid`, `sign_up_dob_future`, `sign_up_dob_past`; `account_tied`; `account_child_unconfirmed`;
 * `proposal_waits`, `proposal_barred`
 */
export async function correctBirthDate(
  core: Core,
  administrator: Member,
  { accountId, birthDate, reason }: { accountId: string; birthDate: string; reason: string },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('user_not_found');
    const isProtected = !maySuspend(core, administrator, account) || (await isStaff(tx, core, account));
    if (isProtected) throw new Refusal('account_protected');
    await requireUntied(tx, administrator, accountId);
    await requireBirthDate(tx, accountId, birthDate);
    const isOpen = await closeUnconfirmed(tx, accountId);
    const before = await findBirthDate(tx, accountId);
    if (before === birthDate) return viewAccount(core, tx, administrator, accountId);
    const wasWaiting = (await findStanding(tx, accountId))?.age === 'waiting';
    const { age } = await moveBirthDate(tx, accountId, birthDate);
    await noteAction(tx, administrator, {
      action: 'account.birthDateCorrected',
      subjectId: accountId,
      detail: reason,
    });
    if (age === 'waiting' && !wasWaiting) await requireTimeLeft(tx, accountId);
    if (age === 'waiting' && (isOpen || !wasWaiting))
      await propose(tx, core, administrator, childConfirmed, {
        input: { accountId, birthDate, before },
        reason,
      });
    await post(tx, { letter: 'birth-date-corrected', accountId }, 'product');
    return viewAccount(core, tx, administrator, accountId);
  });
}

/**
 * Whether a correction to a child's date that stands still waits for its second yes: another child's date needs one as well. One that
 * ended without it is taken back here, where its reaction has not done so yet.
 */
async function closeUnconfirmed(tx: Tx, accountId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('staff_proposals')
    .select(['id', 'state'])
    .where('kind', '=', childConfirmed.kind)
    .where('subject_id', '=', accountId)
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) await keepBirthDate(tx, last.id);
  return last?.state === 'waiting';
}

/**
 * The corrections of the last 30 days that no second one confirmed, and this one, restrict the member for 7 days at most.
 * @throws Refusal `account_child_unconfirmed`
 */
async function requireTimeLeft(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ isOver: boolean }>`
    select coalesce(sum(ended_at - proposed_at), '0') + make_interval(hours => ${proposalTimes.hours}::int)
      > make_interval(days => ${loneSuspensionDays}::int) as "isOver"
    from staff_proposals
    where kind = ${childConfirmed.kind} and subject_id = ${accountId} and state in ('refused', 'withdrawn', 'lapsed')
      and ended_at > now() - make_interval(days => ${suspensionWindowDays}::int)`.execute(tx);
  if (rows[0]?.isOver) throw new Refusal('account_child_unconfirmed');
}

async function findBirthDate(tx: Tx, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('standings')
    .select('birth_date')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found?.birth_date ?? null;
}
