import { sql } from 'kysely';
import { writtenStatementVersion } from '#contract/young-mentees/limits.ts';
import type { YoungPairs } from '../ground/young-pairs.ts';
import { isSuspended } from '../standings/standing-columns.ts';

/** The operator has switched it on. */
export const isSwitchedOn = sql<boolean>`exists (select from young_mentoring where is_on)`;

/** A member under 18, not leaving, whose guardian agreed to the account and to written mentoring. */
export const hasYes = (mentee: unknown) => sql<boolean>`exists (
  select from standings
  join accounts as asker on asker.id = standings.account_id and asker.leaves_at is null
  join guardians on guardians.account_id = standings.account_id
  join guardian_mentoring as yes
    on yes.account_id = standings.account_id and yes.guardian_id = guardians.id and yes.withdrawn_at is null
  where standings.account_id = ${mentee} and standings.adult_at > now() and guardians.confirmed
    and guardians.expires_at > now() and standings.guardian_agreed_at is not null and not ${isSuspended}
)`;

/** The guardian of the first yes has agreed to live sessions since it was given. It never stands alone. */
export const hasLiveYes = (mentee: unknown) => sql<boolean>`exists (
  select from guardian_live_sessions as live
  join guardian_mentoring as yes using (account_id, guardian_id)
  where live.account_id = ${mentee} and live.withdrawn_at is null and yes.withdrawn_at is null
    and live.agreed_at >= yes.agreed_at
)`;

/** The mentor has signed a statement that speaks of links and calls. */
export const hasSignedForLive = (mentor: unknown) => sql<boolean>`exists (
  select from young_mentors as signed
  where signed.account_id = ${mentor} and signed.statement_version <> ${writtenStatementVersion}
)`;

/**
 * A mentor with an approval in force, an own page and a mark, whom members may see. The tables have other names in here, since
 * `mentor` may be a column of the statement around it.
 */
export const isOpenToYoung = (mentor: unknown) => sql<boolean>`exists (
  select from young_mentors as approval
  join mentors as own_page on own_page.account_id = approval.account_id
  join standings on standings.account_id = approval.account_id
  join accounts as holder on holder.id = approval.account_id
  join people as shown on shown.account_id = approval.account_id
  where approval.account_id = ${mentor} and approval.state = 'approved' and approval.approved_until > now()
    and own_page.state in ('open', 'paused') and standings.adult_at <= now() and not ${isSuspended}
    and holder.leaves_at is null and shown.listed and ${hasMark(sql`approval.account_id`)}
)`;

export const hasMark = (account: unknown) => sql<boolean>`exists (
  select from verifications where verifications.account_id = ${account}
    and verifications.state = 'verified' and verifications.expires_at > now() and verifications.kind <> 'student'
)`;

/** The rule of mentoring under 18, for a pair at this moment. */
export const isPairOpen: YoungPairs = (mentee, mentor, isLive) => sql<boolean>`(
  ${isSwitchedOn} and ${hasYes(mentee)} and ${isOpenToYoung(mentor)} and not exists (
    select from blocks where (blocker_id, blocked_id) in ((${mentee}, ${mentor}), (${mentor}, ${mentee}))
  ) and ${isLive ? sql`(not ${isLive} or ${hasLiveYes(mentee)} and ${hasSignedForLive(mentor)})` : sql`true`}
)`;
