import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { teamOfOne } from './invitation-team.ts';

const describeHandOvers: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('project_hand_overs as over')
    .innerJoin('projects', 'projects.id', 'over.project_id')
    .leftJoin(namesShown(db, viewer).as('owner'), 'owner.id', 'over.asked_by')
    .select(['over.id', 'projects.name as thing', 'projects.slug', 'owner.name as person'])
    .where('over.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, person, ...facts }) => [id, { ...facts, person: person ?? '' }]));
};

const describeInvitations: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('project_invitations as one')
    .innerJoinLateral(teamOfOne().as('team'), (join) => join.onTrue())
    .leftJoin(namesShown(db, viewer).as('owner'), 'owner.id', 'one.invited_by')
    .select(['one.id', 'team.name as thing', 'team.slug', 'owner.name as person'])
    .where('one.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, person, ...facts }) => [id, { ...facts, person: person ?? '' }]));
};

const describeAppeals: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('project_removals as removal')
    .innerJoin('projects', 'projects.id', 'removal.project_id')
    .select(['removal.id', 'removal.answered_at', 'projects.name as thing', 'projects.slug'])
    .where('removal.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, answered_at: at, ...facts }) => [id, { ...facts, isOver: at !== null }]));
};

export const projectDeadlines: DeadlineDescriptions = {
  owner_hand_over: describeHandOvers,
  owner_succession: describeHandOvers,
  team_invitation: describeInvitations,
  project_appeal: describeAppeals,
};
