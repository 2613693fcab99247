import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreements/limits.ts';
import type { Limit } from '../ground/kept.ts';

/** For a row of `agreements`: whether something may still be owed or may still vest. Before it is in force nothing is. */
export const isStillOpen = sql<boolean>`(
  agreements.active_at is not null and (
    not agreements.is_settled
    or exists (
      select from agreement_milestones as held
      where held.agreement_id = agreements.id and held.stage = 'accepted' and held.reserved > held.gone
    )
    or exists (
      select from agreement_late_payments as late
      where late.agreement_id = agreements.id and late.settled_at is null
    )
  )
)`;

/** Of a row of `agreements`: its last entry, its last step and the last date in its texts are so many years ago. */
export const isPast = (years: number) => sql<boolean>`(
  greatest(
    agreements.begun_at, agreements.active_at, agreements.ended_at,
    (select max(at) from agreement_steps where agreement_id = agreements.id),
    (select max(at) from agreement_entries where agreement_id = agreements.id)
  ) < now() - make_interval(years => ${years}::int)
  and not exists (
    select from agreement_versions as dated, jsonb_path_query(dated.document::jsonb, '$.**') as part
    where dated.agreement_id = agreements.id
      and (agreements.active_at is null or dated.number <= agreements.version)
      and jsonb_typeof(part) = 'string' and part #>> '{}' ~ '^\\d{4}-\\d{2}-\\d{2}$'
      and part #>> '{}' > to_char(now() - make_interval(years => ${years}::int), 'YYYY-MM-DD')
  )
)`;

/** The last entry or step of a row of `agreements`. */
const lastStep = sql`greatest(
  agreements.begun_at, agreements.active_at, agreements.ended_at,
  (select max(at) from agreement_steps where agreement_id = agreements.id),
  (select max(at) from agreement_entries where agreement_id = agreements.id)
)`;

/** The texts of an agreement in which nothing is open. Others go three years later, and let the agreement go. */
export const limitOfTexts: Limit = {
  kept: `${agreementLimits.textKeptYears} years`,
  since: sql`(
    select greatest(${lastStep}, (
      select max((part #>> '{}')::timestamptz)
      from agreement_versions as dated, jsonb_path_query(dated.document::jsonb, '$.**') as part
      where dated.agreement_id = agreements.id
        and (agreements.active_at is null or dated.number <= agreements.version)
        and jsonb_typeof(part) = 'string' and part #>> '{}' ~ '^\\d{4}-\\d{2}-\\d{2}$'
    ))
    from agreements
    where agreements.id = one.agreement_id and one.document is not null and let_go_at is null and not ${isStillOpen}
  )`,
};

export const limitOfAddresses: Limit = {
  kept: `${agreementLimits.addressKeptYears} years`,
  since: sql`(select ${lastStep} from agreements where agreements.id = one.agreement_id)`,
};

/** The job that erases the text removes them too. */
export const goesWithText = { not: 'It goes with the text of the agreement.' };
