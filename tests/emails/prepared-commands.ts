import type { Call } from '#contract/ground/call.ts';
import { preparedAccounts } from '#tests/accounts/prepared-accounts.ts';
import { preparedMentors } from '#tests/mentors/prepared-mentors.ts';
import { preparedLogIns } from '#tests/sessions/prepared-log-ins.ts';
import { preparedVerifications } from '#tests/verifications/prepared-verifications.ts';
import { preparedYoungSessions } from '#tests/young-mentees/prepared-sessions.ts';
import { preparedYoung } from '#tests/young-mentees/prepared-young.ts';
import type { Prepare } from './prepared-sender.ts';

/** The commands that samples alone do not get done: they need a mailed code, or a state of their own. */
export const preparedCommands = new Map<Call, Prepare>([
  ...preparedLogIns,
  ...preparedAccounts,
  ...preparedVerifications,
  ...preparedMentors,
  ...preparedYoung,
  ...preparedYoungSessions,
]);
