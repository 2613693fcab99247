import type { ModuleSamples } from '#tests/ground/module-samples.ts';

export const unusedAccountSamples = {
  events: {
    'unusedAccounts.announced': 'emails',
    'unusedAccounts.kept': 'none',
    'unusedAccounts.erased': 'none',
  },
  rows: {
    unused_accounts: `insert into unused_accounts (account_id, erase_at) values ($1, now() + interval '30 days')`,
  },
} satisfies ModuleSamples;
