import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { codeOf } from '../ground/secrets.ts';
import type { PreparedLetter } from './prepare.ts';

const minute = 60_000;

/** The code for the new address. Null once it was used, replaced or too old. */
export async function prepareEmailChange(core: Core, changeId: string): Promise<PreparedLetter | null> {
  const change = await core.db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
    .select(['email_changes.email', 'email_changes.expires_at', 'accounts.name'])
    .where('email_changes.id', '=', changeId)
    .where('email_changes.expires_at', '>', now)
    .executeTakeFirst();
  if (!change) return null;
  const minutes = Math.max(1, Math.round((change.expires_at.getTime() - Date.now()) / minute));
  return {
    letter: 'email-change',
    to: change.email,
    name: change.name,
    code: codeOf(core.key, changeId),
    minutes,
  };
}

/** Tells the old address, so that somebody whose account is being stolen hears of it. */
export async function prepareEmailChanged(
  core: Core,
  letter: { accountId: string; to: string },
): Promise<PreparedLetter | null> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', letter.accountId)
    .executeTakeFirst();
  if (!account) return null;
  return { letter: 'email-changed', to: letter.to, name: account.name, email: account.email };
}
