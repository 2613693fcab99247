import { type RawBuilder, sql } from 'kysely';

/** The agreements that a member can read as a side: as the contributor, or as an owner. */
export const isOwn = (
  id: string | RawBuilder<unknown>,
) => sql<boolean>`(agreements.contributor_id = ${id} or exists (
  select from project_members as seat
  where seat.project_id = agreements.project_id and seat.account_id = ${id} and is_owner
))`;
