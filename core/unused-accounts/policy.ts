import { type RawBuilder, sql } from 'kysely';
import { unusedTimes } from '#contract/unused-accounts/limits.ts';
import { namedMailboxes } from '../administration/policy.ts';
import { isOwn } from '../agreements/own-side.ts';
import { isStillOpen } from '../agreements/text-ages.ts';
import type { Core } from '../ground/core.ts';
import { emailWaits } from '../jobs/email-waits.ts';

const { years, noticeDays, delayDays } = unusedTimes;

/** Of a row of `accounts`: no log-in and no used session for three years. Sessions note their use to the hour, accounts to the day. */
const isUnused = sql<boolean>`(
  accounts.accessed_at <= now() - make_interval(years => ${sql.lit(years)})
  and not exists (
    select from sessions where sessions.account_id = accounts.id
      and sessions.updated_at > now() - make_interval(years => ${sql.lit(years)})
  )
)`;

const isInCase = sql<boolean>`exists (
  select from case_people join cases on cases.id = case_people.case_id
  where case_people.account_id = accounts.id and (
    cases.state <> 'decided'
    or (cases.appealed_at is not null and cases.answered_at is null)
    or (cases.second_asked_at is not null and cases.second_decided_at is null)
  )
)`;

const isHeld = sql<boolean>`(
  exists (select from holds where holds.account_id = accounts.id and holds.state <> 'ended')
  or exists (select from orders where orders.account_id = accounts.id and orders.done_at is null)
)`;

const isInAgreement = sql<boolean>`exists (
  select from agreements
  where ${isOwn(sql.ref('accounts.id'))} and agreements.let_go_at is null
    and (agreements.stage in ('proposed', 'countered', 'signed_by_one') or ${isStillOpen})
)`;

const isAskedFor = sql<boolean>`exists (
  select from nominee_requests
  where nominee_requests.account_id = accounts.id and nominee_requests.state = 'waiting'
)`;

/** Already erased in another way, which has its own times and emails. */
const isErasedOtherwise = sql<boolean>`(
  accounts.leaves_at is not null
  or exists (
    select from standings
    where standings.account_id = accounts.id and standings.waits_since is not null and standings.adult_at > now()
  )
)`;

/** Whether a row of `accounts` is unused, and nothing spares it. */
export function isErasable(core: Pick<Core, 'adminEmails'>): RawBuilder<boolean> {
  return sql<boolean>`(
    ${isUnused}
    and not delivered_as(accounts.email) = any (${namedMailboxes(core)}::text[])
    and not exists (select from staff_rights where staff_rights.account_id = accounts.id)
    and not ${isErasedOtherwise} and not ${isAskedFor} and not ${isHeld} and not ${isInCase} and not ${isInAgreement}
  )`;
}

/** Of a row of `unused_accounts`: the time that its last notice names. */
export const noticeTime = sql`make_interval(days => case notice
  when 1 then ${sql.lit(noticeDays[1])} when 2 then ${sql.lit(noticeDays[2])} else ${sql.lit(noticeDays[3])} end)`;

/**
 * Of a row of `unused_accounts`: a notice has not left yet, and may still delay the erasure. Not for ever: an address that
 * takes no mail must not keep the data here.
 */
export const isNoticeWaiting = sql<boolean>`(
  unused_accounts.announced_at > now() - make_interval(days => ${sql.lit(noticeDays[1] + delayDays)})
  and ${emailWaits('unused-account', sql<string>`unused_accounts.account_id`)}
)`;
