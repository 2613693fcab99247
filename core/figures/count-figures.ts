import { sql } from 'kysely';
import type { Figures } from '#contract/figures/names.ts';
import type { Core } from '../ground/core.ts';
import { isSuspended } from '../standings/standing-columns.ts';

/**
 * Counts the figures for which the public pages name goals. Members count once their address is proven and while their
 * account is open; a college once one of its students is a member; a story unless it is a sample.
 */
export async function countFigures(core: Core): Promise<Figures> {
  const members = core.db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .where('accounts.email_verified_at', 'is not', null)
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .where(sql<boolean>`not ${isSuspended}`)
    .where('accounts.restricted_at', 'is', null)
    .where('accounts.leaves_at', 'is', null)
    .select(({ fn, ref }) => [
      fn.count<string>('accounts.id').distinct().filterWhere('profiles.role', '=', 'Student').as('students'),
      fn.count<string>('accounts.id').distinct().filterWhere('profiles.role', '=', 'Mentor').as('mentors'),
      fn
        .count<string>(sql`nullif(lower(btrim(${ref('profiles.college')})), '')`)
        .distinct()
        .filterWhere('profiles.role', '=', 'Student')
        .as('colleges'),
    ])
    .executeTakeFirstOrThrow();
  const storyCount = core.db
    .selectFrom('stories')
    .where('sample', '=', false)
    .select(({ fn }) => fn.countAll<string>().as('stories'))
    .executeTakeFirstOrThrow();
  const [{ students, mentors, colleges }, { stories }] = await Promise.all([members, storyCount]);
  return {
    students: Number(students),
    mentors: Number(mentors),
    colleges: Number(colleges),
    stories: Number(stories),
  };
}
