import type { AccountViewBody, ListedAccount } from '#contract/supervision.ts';
import { now } from '#db/now.ts';
import { mayBlock } from '../administration/policy.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * One account, for an administrator.
 * @throws Refusal `user_not_found`.
 */
export async function openAccount(
  core: Core,
  administrator: Member,
  accountId: string,
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const view = await viewAccount(core, tx, administrator, accountId);
    await noteAction(tx, administrator, { action: 'account.opened', subjectId: accountId });
    return view;
  });
}

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

export function presentListedAccount(account: Account): ListedAccount {
  return {
    $id: account.id,
    $createdAt: isoDate(account.created_at),
    name: account.name,
    email: account.email,
    emailVerification: account.email_verified_at !== null,
    blocked: account.blocked_at !== null,
    restricted: account.restricted_at !== null,
    leaving: account.leaves_at !== null,
  };
}
