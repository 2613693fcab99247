import { type SqlBool, sql } from 'kysely';
import type { AwaitedAccount } from '../ground/awaited-account.ts';

/** A person who has proven an address has a day to finish the sign-up, and their uploaded files wait for it. */
export const awaitedByProof: AwaitedAccount = (id) => sql<SqlBool>`exists (
  select from email_proofs where email_proofs.id = ${id} and email_proofs.expires_at > now()
)`;
