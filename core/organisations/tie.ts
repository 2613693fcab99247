import { type SqlBool, sql } from 'kysely';
import type { Tie } from '../ground/tie.ts';

/** Both act for one organisation. */
export const tieOfOrganisation: Tie = (one, other) => sql<SqlBool>`exists (
  select from organisation_staff as own join organisation_staff as others using (organisation_id)
  where own.account_id = ${one} and others.account_id = ${other}
)`;
