import type { AccountViewBody } from '#contract/supervision.ts';
import { now } from '#db/now.ts';
import { mayBlock } from '../../administration/policy.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { presentListedAccount } from '../present.ts';

/** What an administrator has to know to decide, and no more: no files, no date of birth, no network addresses. */
export async function viewAccount(
  core: Core,
  tx: Tx,
  administrator: Member,
  accountId: string,
): Promise<AccountViewBody> {
  const account = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw new Refusal('user_not_found');
  const sessions = await tx
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
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
    blockedAt: isoDateOrEmpty(account.blocked_at),
    blockedReason: account.blocked_reason ?? '',
    leavesAt: isoDateOrEmpty(account.leaves_at),
    sessions: Number(sessions.count),
    profile: profile
      ? {
          phone: profile.phone ?? '',
          role: profile.role ?? '',
          location: profile.location ?? '',
          college: profile.college ?? '',
          companyUrl: profile.company_url ?? '',
        }
      : null,
    can: { block: mayBlock(core, administrator, account) },
  };
}
