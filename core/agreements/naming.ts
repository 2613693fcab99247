import { sql } from 'kysely';

/** The role that the text of an agreement names, of a draft the one that the project has typed; empty where there is none. */
export const roleOfAgreement = sql<string>`coalesce(
  (select document::jsonb -> 'terms' ->> 'role' from agreement_versions
    where agreement_id = agreements.id and number = agreements.version),
  (select said -> 'terms' ->> 'role' from agreement_drafts
    where agreement_id = agreements.id and party = 'project'),
  '')`;

/** Which agreement of the project with the same contributor it is, from 1. Drafts are not counted. */
export const numberOfAgreement = sql<number>`(
  select case when agreements.stage = 'draft' then 0 else count(*)::int end from agreements as before where before.project_id = agreements.project_id
    and before.contributor_id = agreements.contributor_id and before.stage <> 'draft'
    and (before.begun_at, before.id) <= (agreements.begun_at, agreements.id)
)`;
