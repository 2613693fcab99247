import { sql } from 'kysely';

/** The role that the text of an agreement names, of a draft the one that the project has typed; empty where there is none. */
export const roleOfAgreement = sql<string>`coalesce(
  (select document::jsonb -> 'terms' ->> 'role' from agreement_versions
    where agreement_id = agreements.id and number = agreements.version),
  (select said -> 'terms' ->> 'role' from agreement_drafts
    where agreement_id = agreements.id and party = 'project'),
  '')`;
