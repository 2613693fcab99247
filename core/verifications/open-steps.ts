import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { describeReviews } from './describe-deadlines.ts';
import { ownVerifications } from './starts.ts';

/** A request that waits for its code is deleted after so many days (scheduled.ts). */
const daysForCode = 1;

/** A code was mailed to the address; the member types it in. */
const code: OpenStep = {
  kind: 'verification_code',
  describe: describeReviews,
  mine: {
    start: ownVerifications,
    select: (accountId) => sql`
      select id as subject_id, created_at as since, created_at + make_interval(days => ${daysForCode}) as due_at
      from verifications where account_id = ${accountId} and state = 'started'`,
  },
};

/** The decision was negative: the member can send better evidence, or appeal once. */
const rejected: OpenStep = {
  kind: 'verification_rejected',
  describe: describeReviews,
  mine: {
    start: ownVerifications,
    select: (accountId) => sql`
      select one.id as subject_id, one.decided_at as since,
        one.decided_at + make_interval(days => ${verificationTimes.appealDays}) as due_at
      from verifications as one
      where one.account_id = ${accountId} and one.state in ('rejected', 'revoked') and one.appealed_at is null
        and one.decided_at > now() - make_interval(days => ${verificationTimes.appealDays})
        and not exists (
          select from verifications as later where later.account_id = ${accountId}
            and later.kind = one.kind and later.created_at > one.created_at
        )`,
  },
};

/** A mark ends soon: the member renews it, so that it never lapses in between. */
const renewal: OpenStep = {
  kind: 'verification_renewal',
  describe: describeReviews,
  mine: {
    start: ownVerifications,
    select: (accountId) => sql`
      select one.id as subject_id, one.expires_at - make_interval(days => ${verificationTimes.reminderDays}) as since,
        one.expires_at as due_at
      from verifications as one
      where one.account_id = ${accountId} and one.state = 'verified' and one.expires_at > now()
        and one.expires_at <= now() + make_interval(days => ${verificationTimes.reminderDays})
        and not exists (
          select from verifications as later where later.account_id = ${accountId} and later.kind = one.kind
            and later.state in ('started', 'submitted')
        )`,
  },
};

export const verificationSteps: readonly OpenStep[] = [code, rejected, renewal];
