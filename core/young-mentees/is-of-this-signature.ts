import { sql } from 'kysely';

/** In a statement over `young_mentor_references`: asked since the statement was signed last. */
export const isOfThisSignature = sql<boolean>`asked_at >= (
  select signed_at from young_mentors as signer where signer.account_id = young_mentor_references.account_id
)`;
