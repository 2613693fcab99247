import { sql } from 'kysely';

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
