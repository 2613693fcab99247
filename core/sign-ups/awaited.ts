import { type SqlBool, sql } from 'kysely';
import type { AwaitedAccount } from '../ground/awaited-account.ts';

/** Whoever has proven an address has a day to finish their sign-up, and files of theirs wait for it. */
export const awaitedByProof: AwaitedAccount = (id) => sql<SqlBool>`exists (
  select from email_proofs where email_proofs.id = ${id} and email_proofs.expires_at > now()
)`;
