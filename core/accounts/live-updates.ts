import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { presentAccount } from './present.ts';

/** Proving the address changes the account too, but the contract has no event for it other than the token's. */
const attributes: string[] = ['name', 'email', 'password', 'prefs'];

export const accountLiveUpdates: Presenters = {
  'accounts.updated': async (core, { accountId, subject: { attribute } }) =>
    attributes.includes(attribute) ? accountChanged(core, accountId, attribute) : [],
};

/** Sends a changed account as a live update to its own devices. */
export async function accountChanged(
  core: Core,
  accountId: string | null,
  attribute: string,
): Promise<LiveUpdate[]> {
  const account = await core.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return [];
  return [
    {
      path: [['users', account.id]],
      action: 'update',
      attribute,
      body: presentAccount(account),
      readers: [`user:${account.id}`],
    },
  ];
}
