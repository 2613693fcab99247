import { accountList, accountSearch, accountView, blockReason, cursor } from '#contract/admin.ts';
import { id } from '#contract/values.ts';
import type { Actor } from '#core/ground/actor.ts';
import { blockAccount, unblockAccount } from '#core/supervision/block-account.ts';
import { openAccount } from '#core/supervision/open-account.ts';
import { searchAccounts } from '#core/supervision/search-accounts.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { perHour } from '../http/limits.ts';

const account = { status: 200, body: accountView, about: 'The account' };
/** More than a person can read; less than what copies everybody away through a stolen session. */
const asReader = perHour(1000, ({ actor }: { actor: Actor }) => (actor.kind === 'member' ? actor.id : ''));

const getAccounts = endpoint({
  method: 'GET',
  paths: ['/admin/accounts'],
  summary: 'Accounts by part of a name or address, or by id; the newest first',
  scope: 'administrator',
  limits: [asReader],
  params: { search: accountSearch, cursor },
  success: { status: 200, body: accountList, about: 'A page of them' },
  handle: ({ core, actor, params }) =>
    searchAccounts(core, actor, { search: params.search, after: params.cursor }),
});

const getAccount = endpoint({
  method: 'GET',
  paths: ['/admin/accounts/:accountId'],
  summary: 'One account',
  scope: 'administrator',
  limits: [asReader],
  params: { accountId: id },
  success: account,
  handle: ({ core, actor, params }) => openAccount(core, actor, params.accountId),
});

const putBlock = endpoint({
  method: 'PUT',
  paths: ['/admin/accounts/:accountId/block'],
  summary: 'Block an account',
  scope: 'administrator',
  params: { accountId: id, reason: blockReason },
  success: account,
  handle: ({ core, actor, params }) => blockAccount(core, actor, params),
});

const deleteBlock = endpoint({
  method: 'DELETE',
  paths: ['/admin/accounts/:accountId/block'],
  summary: 'Open a blocked account again',
  scope: 'administrator',
  params: { accountId: id },
  success: account,
  handle: ({ core, actor, params }) => unblockAccount(core, actor, params.accountId),
});

export const adminAccountEndpoints: Endpoint[] = [getAccounts, getAccount, putBlock, deleteBlock];
