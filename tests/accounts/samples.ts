import * as calls from '#contract/accounts/calls.ts';
import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { accountNoBeginnings } from './no-beginnings.ts';
import { preparedAccounts } from './prepared-accounts.ts';

export const accountSamples = {
  access: accessOf(calls, {
    getAccount: nothing,
    postAccount: nothing,
    patchName: nothing,
    patchEmail: nothing,
    patchPassword: nothing,
    getPrefs: nothing,
    patchPrefs: nothing,
  }),
  events: {
    'accounts.created': 'emails',
    'accounts.removed': 'none',
    'accounts.updated': 'emails',
  },
  rows: {
    accounts: '',
    known_browsers: `insert into known_browsers (account_id, browser) values ($1, sha256(convert_to($2, 'UTF8')))`,
  },
  addresses: async ({ other }) => ({
    [accountDeskPaths.account(':accountId')]: accountDeskPaths.account(other.id),
  }),
  prepared: preparedAccounts,
  noBeginnings: accountNoBeginnings,
} satisfies ModuleSamples;
