import { sql } from 'kysely';
import type { StandingBody } from '#contract/standings/calls.ts';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { adultOn, age } from './standing-columns.ts';

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('standings')
    .select([age.as('age'), adultOn.as('adult_on'), 'role', 'zone'])
    .select(sql<Date | null>`case when pause_ends_at > now() then pause_ends_at end`.as('pause_ends_at'))
    .select(['pause_reason', 'pause_case_id'])
    .select(sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birth_date'))
    .where('account_id', '=', accountId),
);

/** The member's standing, and the date from which everything is open to them. */
export async function getStanding(core: Core, member: Member): Promise<StandingBody> {
  const [found] = await select(core.db, member.id);
  // The account has gone since the request was let in.
  if (!found) throw new Refusal('general_unauthorized_scope');
  return {
    age: found.age,
    birthDate: found.birth_date ?? '',
    adultOn: found.adult_on ?? '',
    role: found.role ?? '',
    zone: found.zone,
    pause: {
      until: isoDateOrEmpty(found.pause_ends_at),
      reason: found.pause_ends_at ? (found.pause_reason ?? '') : '',
      caseId: found.pause_ends_at ? (found.pause_case_id ?? '') : '',
    },
  };
}
