import { sql } from 'kysely';
import type { StandingBody } from '#contract/standing.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { standingColumns } from '../ground/standing.ts';

/** What the member is here, and from when on everything is open to them. */
export async function getStanding(core: Core, member: Member): Promise<StandingBody> {
  const found = await core.db
    .selectFrom('standings')
    .select([...standingColumns])
    .select(['role', 'zone', sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birth_date')])
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return {
    age: found.age,
    birthDate: found.birth_date ?? '',
    adultOn: found.adult_on ?? '',
    role: found.role ?? '',
    zone: found.zone,
  };
}
