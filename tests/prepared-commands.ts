import type { Call } from '#contract/ground/call.ts';
import { preparedAccounts } from './prepared-accounts.ts';
import { preparedLogIns } from './prepared-log-ins.ts';
import type { Prepare } from './prepared-sender.ts';
import { preparedVerifications } from './prepared-verifications.ts';

/** The commands that samples alone do not get done: they need a mailed code, or a state of their own. */
export const preparedCommands = new Map<Call, Prepare>([
  ...preparedLogIns,
  ...preparedAccounts,
  ...preparedVerifications,
]);
