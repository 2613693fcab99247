import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { selectProofs } from './list-proven.ts';

export type Applicant = Extract<Actor, { kind: 'applicant' }>;

/** The person who has proven an address in the browser with this proof cookie; of several the newest. */
export async function findApplicant(core: Core, browser: string): Promise<Applicant | null> {
  const proof = await selectProofs(core, browser).limit(1).executeTakeFirst();
  return proof ? { kind: 'applicant', id: proof.id, email: proof.email } : null;
}
