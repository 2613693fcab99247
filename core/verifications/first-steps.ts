import { sql } from 'kysely';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import type { FirstSteps, IsDone } from '../ground/first-steps.ts';

/** Asked for, or in force: a mark that waits for our decision needs no step of the member. */
const hasMark =
  (kind: VerificationKind): IsDone =>
  (id) =>
    sql`exists (select from verifications where account_id = ${id} and kind = ${kind}
      and state in ('submitted', 'verified') and (expires_at is null or expires_at > now()))`;

export const verificationFirstSteps: FirstSteps = {
  get_mentor_mark: hasMark('mentor'),
  get_investor_mark: hasMark('investor'),
  get_professional_mark: hasMark('industry_professional'),
  verify_organisation: hasMark('organisation'),
};
