import * as calls from '#contract/supervision.ts';
import { allowGuardian } from '#core/supervision/allow-guardian.ts';
import { blockAccount, unblockAccount } from '#core/supervision/block-account.ts';
import { openAccount } from '#core/supervision/open-account.ts';
import { searchAccounts } from '#core/supervision/search-accounts.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { byMember, perHour } from '../http/limits.ts';

/** More than a person can read; less than what copies everybody away through a stolen session. */
const asReader = perHour(1000, byMember);

export const adminAccountEndpoints: Endpoint[] = [
  answer(
    calls.getAccounts,
    ({ core, actor, params }) => searchAccounts(core, actor, { search: params.search, after: params.cursor }),
    [asReader],
  ),

  answer(calls.getOneAccount, ({ core, actor, params }) => openAccount(core, actor, params.accountId), [
    asReader,
  ]),

  answer(calls.putBlock, ({ core, actor, params }) => blockAccount(core, actor, params)),

  answer(calls.deleteBlock, ({ core, actor, params }) => unblockAccount(core, actor, params.accountId)),

  answer(calls.putGuardianAllowed, ({ core, actor, params }) => allowGuardian(core, actor, params)),
];
