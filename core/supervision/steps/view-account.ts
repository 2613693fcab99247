import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { now } from '#db/now.ts';
import { student } from '#rules/lists/roles.ts';
import { isStaff } from '../../administration/is-staff.ts';
import { maySuspend } from '../../administration/policy.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { statusOf } from '../../guardians/policy.ts';
import { standingColumns } from '../../standings/standing-columns.ts';
import { childConfirmed } from '../child-confirmed.ts';
import { suspensionConfirmed } from '../confirmed.ts';
import { presentListedAccount } from '../present.ts';

/** The data that an administrator needs for a decision, and no more: no files, no date of birth, no network addresses. */
export async function viewAccount(
  core: Core,
  tx: Tx,
  administrator: Pick<Member, 'id'>,
  accountId: string,
): Promise<AccountViewBody> {
  const account = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .selectAll('accounts')
    .select([...standingColumns])
    .select(['standings.suspended_at', 'standings.suspended_until', 'standings.suspension_reason'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new Refusal('user_not_found');
  const sessions = await tx
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const guardian = await tx
    .selectFrom('guardians')
    .select(['confirmed', 'reviewed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const proposals = await tx
    .selectFrom('staff_proposals')
    .select(['id', 'kind'])
    .where('kind', 'in', [suspensionConfirmed.kind, childConfirmed.kind])
    .where('subject_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
  const waiting = (of: string) => proposals.find(({ kind }) => kind === of)?.id ?? '';
  const profile = await tx
    .selectFrom('profiles')
    .select(['phone', 'role', 'location', 'college', 'company_url'])
    .where('owner_id', '=', accountId)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return {
    ...presentListedAccount(account),
    accessedAt: isoDate(account.accessed_at),
    ...(account.is_suspended ? suspensionOf(account) : noSuspension),
    proposalId: waiting(suspensionConfirmed.kind),
    childProposalId: waiting(childConfirmed.kind),
    leavesAt: isoDateOrEmpty(account.leaves_at),
    age: account.age,
    guardian: {
      status: guardian ? statusOf(guardian) : 'none',
      isReviewed: Boolean(guardian?.reviewed_at),
    },
    sessions: Number(sessions.count),
    profile: profile
      ? {
          phone: profile.phone ?? '',
          role: profile.role ?? '',
          location: profile.location ?? '',
          college: (profile.role === student && profile.college) || '',
          companyUrl: (profile.role !== student && profile.company_url) || '',
        }
      : null,
    can: {
      suspend: maySuspend(core, administrator, account),
      correctBirthDate: maySuspend(core, administrator, account) && !(await isStaff(tx, core, account)),
    },
  };
}

type Suspended = {
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string | null;
};

function suspensionOf({ suspended_at: at, suspended_until: until, suspension_reason: reason }: Suspended) {
  return {
    suspendedAt: isoDateOrEmpty(at),
    suspendedUntil: isoDateOrEmpty(until),
    suspensionReason: reason ?? '',
  };
}

/** Also used while the row still has a suspension whose time is over. */
const noSuspension = { suspendedAt: '', suspendedUntil: '', suspensionReason: '' };
