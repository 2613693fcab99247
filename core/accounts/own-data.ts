import type { OwnData } from '../ground/table-rule.ts';
import { presentAccount } from './present.ts';

export const accountData: OwnData = {
  accounts: {
    holds: 'Name, email address and whether it is proven, a hash of the password, preferences.',
    why: 'To know who signs in, and to write to them.',
    kept: 'As long as the account.',
    exported: async (_core, account) => [presentAccount(account)],
    // By `removeAccount`, once everything else has been erased.
    erased: 'by the database',
  },
};
