import { now } from '#db/now.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hashOf } from '../ground/secrets.ts';

export type Applicant = Extract<Actor, { kind: 'applicant' }>;

/** Whoever holds this ticket, while the address they proved has not become an account yet. */
export async function findApplicant(core: Core, ticket: string): Promise<Applicant | null> {
  const proof = await core.db
    .selectFrom('email_proofs')
    .select(['id', 'email'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', now)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return proof ? { kind: 'applicant', id: proof.id, email: proof.email } : null;
}
