import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { isAppealOpen } from './policy.ts';

const describeHandOvers: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('organisation_hand_overs as over')
    .innerJoin('organisations', 'organisations.id', 'over.organisation_id')
    .leftJoin(namesShown(db, viewer).as('owner'), 'owner.id', 'over.asked_by')
    .select(['over.id', 'organisations.name as thing', 'organisations.slug', 'owner.name as person'])
    .where('over.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, person, ...facts }) => [id, { ...facts, person: person ?? '' }]));
};

export const organisationDeadlines: DeadlineDescriptions = {
  organisation_hand_over: describeHandOvers,
  organisation_succession: describeHandOvers,
  async organisation_staff_appeal(db, ids) {
    const rows = await db
      .selectFrom('organisation_staff_removals as removal')
      .innerJoin('organisations', 'organisations.id', 'removal.organisation_id')
      .select(['removal.id', 'organisations.name', 'organisations.slug', 'removal.answered_at'])
      .where('removal.id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map(({ id, name, slug, answered_at: at }) => [id, { thing: name, slug, isOver: at !== null }]),
    );
  },
  async organisation_review(db, ids) {
    const rows = await db
      .selectFrom('organisations')
      .select(['id', 'name', 'slug', 'state', 'appealed_at', 'decided_at'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { thing: row.name, slug: row.slug, isOver: row.state !== 'in_review' && !isAppealOpen(row) },
      ]),
    );
  },
};
