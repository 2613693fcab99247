import type { PersonBody } from '#contract/people/calls.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentPerson } from './present.ts';

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('people')
    .select(['skills', 'hours_a_week', 'evenings_a_week', 'answered'])
    .where('account_id', '=', accountId),
);

/** The member's own statement of their skills and time. */
export async function getPerson(core: Core, member: Member): Promise<PersonBody> {
  const [row] = await select(core.db, member.id);
  return presentPerson(row);
}
