import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const factorsRows: ExpectedRows = {
  factors: 100_000,
  recovery_codes: 4_000_000,
  passkeys: 100_000,
  passkey_challenges: 10_000,
  staff_factor_rule: 1,
  factor_losses: 10_000,
  factor_guesses: 10_000,
  factor_changes: 10_000,
};
