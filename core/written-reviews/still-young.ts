import { sql } from 'kysely';

/** In a statement over `written_reviews`: its mentee is under 18 now. */
export const isStillYoung = sql<boolean>`(is_young and exists (
  select from standings where account_id = mentee_id and adult_at > now()
))`;

/** In the same: the first name of a mentee under 18, and nothing else of them. */
export const youngFirstName = sql<string>`coalesce((
  select split_part(btrim(accounts.name), ' ', 1) from accounts
  join standings on standings.account_id = accounts.id
  where accounts.id = mentee_id and is_young and adult_at > now()
), '')`;
