import { sql } from 'kysely';
import { introductionLimits } from '#rules/introductions/limits.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { ofAccount, ownedBy } from './row.ts';
import { leaveIntroductions } from './steps/leave-introductions.ts';

export const introductionData: OwnData = {
  introductions: {
    removedBy: 'introductions:forget',
    limit: { kept: `${introductionLimits.keptMonths} months`, since: sql`one.ended_at` },
    heldWith: findHeldWith,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('introductions')
        .leftJoin('projects', 'projects.id', 'introductions.project_id')
        .select(['introductions.id', 'purpose', 'to_kind', 'shown_kind', 'note', 'introductions.state'])
        .select(['asked_at', 'ended_at', 'reason', 'words', 'projects.name as project'])
        .select(sql<string>`case when asker_id = ${id} then 'asker' else 'asked' end`.as('side'))
        .where((row) => row.or([sql<boolean>`${ofAccount(id)}`, row('introductions.answered_by', '=', id)]))
        .orderBy('asked_at')
        .execute(),
    erased: leaveIntroductions,
    givenTo: 'guardian',
  },
  introduction_capacities: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('introduction_capacities')
        .select(['capacity', 'changed_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  project_introduction_capacities: 'names no one',
};

/** Both sides of every request that waits. */
async function findHeldWith(tx: Tx, id: Account['id']): Promise<(string | null)[]> {
  const { rows } = await sql<{ account_id: string | null }>`
    select unnest(array[asker_id, asked_id] || array(
      select account_id from project_members where project_id = one.project_id and is_owner
    )) as account_id
    from introductions as one
    where state = 'asked' and (asker_id = ${id} or asked_id = ${id} or project_id = any(${ownedBy(id)}))`.execute(
    tx,
  );
  return rows.map((row) => row.account_id);
}
