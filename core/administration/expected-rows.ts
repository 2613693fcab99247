import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const administrationRows: ExpectedRows = {
  admin_actions: 1_000_000,
  admin_log_chain: 1,
  unsealed_admin_actions: 1_000,
  admin_log_heads: 1_000,
  staff_rights: 100,
  staff_proposals: 10_000,
  named_administrators: 100,
};
