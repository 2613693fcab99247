import { sql } from 'kysely';
import type { IntroductionCapacitiesBody } from '#contract/introductions/capacity-calls.ts';
import { introductionLimits } from '#rules/introductions/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

const { member: ofMember, project: ofProject } = introductionLimits.capacity;

/** How many requests may wait with the member, and with the owners of each project that they own. */
export async function getCapacities({ db }: Core, { id }: Member): Promise<IntroductionCapacitiesBody> {
  const [own, projects] = await Promise.all([
    db
      .selectFrom('introduction_capacities')
      .select('capacity')
      .where('account_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('project_members')
      .innerJoin('projects', 'projects.id', 'project_members.project_id')
      .leftJoin('project_introduction_capacities as set', 'set.project_id', 'projects.id')
      .select(['projects.slug', 'projects.name'])
      .select(sql<number>`coalesce(set.capacity, ${ofProject.usual})::int`.as('capacity'))
      .where('project_members.account_id', '=', id)
      .where('project_members.is_owner', '=', true)
      .where('projects.state', '=', 'published')
      .orderBy('projects.sequence', 'desc')
      .execute(),
  ]);
  return { capacity: own?.capacity ?? ofMember.usual, projects };
}
