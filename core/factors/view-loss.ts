import { sql } from 'kysely';
import type { LossBody } from '#contract/factors/lost-calls.ts';
import { isStaff } from '../administration/is-staff.ts';
import type { Account, Member, WaitingLogIn } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findLoss, type Loss } from './find-loss.ts';

/** The wait of a member, for a device that is signed in. */
export async function viewOwnLoss(core: Core, { account }: Member): Promise<LossBody> {
  return present(core, account, await findLoss(core.db, account), null);
}

/**
 * The wait of the account of a log-in that awaits its second proof, and what this log-in has to prove before it goes on.
 * @throws Refusal `general_unauthorized_scope` when the log-in has ended
 */
export async function viewLoss(core: Core, waiting: WaitingLogIn): Promise<LossBody> {
  const found = await findWaitingAccount(core, waiting);
  if (!found) throw new Refusal('general_unauthorized_scope');
  const { account, factors } = found;
  const loss = await findLoss(core.db, account);
  return present(core, account, loss, missingOf(account, loss, factors));
}

async function present(
  core: Core,
  account: Account,
  loss: Loss | undefined,
  asks: LossBody['asks'] | null,
): Promise<LossBody> {
  return {
    state: loss?.state ?? 'none',
    begunAt: isoDateOrEmpty(loss?.begun_at ?? null),
    secondFrom: isoDateOrEmpty(loss?.second_from ?? null),
    until: isoDateOrEmpty(loss?.ends_at ?? null),
    asks: asks ?? 'nothing',
    isWaiting: asks !== null,
    isOfStaff: await isStaff(core.db, core, account),
  };
}

export type FirstProofs = { account: Account; factors: string[] };

export async function findWaitingAccount(
  { db }: Pick<Core, 'db'>,
  { id, accountId }: WaitingLogIn,
): Promise<FirstProofs | undefined> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('waiting_logins', 'waiting_logins.account_id', 'accounts.id')
    .selectAll('accounts')
    .select('waiting_logins.factors')
    .where('waiting_logins.id', '=', id)
    .where('accounts.id', '=', accountId)
    .where(sql<boolean>`waiting_logins.expires_at > now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { factors, ...account } = row;
  return { account, factors };
}

/** An account with a password asks for the password and a code together, before the wait and after it. */
export function missingOf(
  { password_hash: password }: Pick<Account, 'password_hash'>,
  loss: Pick<Loss, 'state'> | undefined,
  factors: readonly string[],
): LossBody['asks'] {
  if (password === null || loss?.state === 'waits') return 'nothing';
  if (!factors.includes('email')) return 'code';
  return factors.includes('password') ? 'nothing' : 'password';
}
