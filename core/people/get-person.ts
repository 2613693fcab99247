import type { PersonBody } from '#contract/people.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentPerson } from './present.ts';

/** What the member has said of what they can do and when. */
export async function getPerson(core: Core, member: Member): Promise<PersonBody> {
  const row = await core.db
    .selectFrom('people')
    .selectAll()
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  return presentPerson(row);
}
