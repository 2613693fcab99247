import type { PersonPageBody } from '#contract/people/public-profile-calls.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getPersonPage } from './get-person-page.ts';

/** A member whose page is public; null for all others. */
export async function findPublicPerson(core: Core, handle: string): Promise<PersonPageBody | null> {
  try {
    return await getPersonPage(core, guest, { handle });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'person_not_found') return null;
    throw error;
  }
}
