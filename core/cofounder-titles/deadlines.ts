import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';
import { readPart } from './steps/hold-title.ts';

/** The project, and the member whose title it would be. */
const describeTitles: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('cofounder_titles as one')
    .innerJoin('projects', 'projects.id', 'one.project_id')
    .leftJoin(namesShown(db, viewer).as('named'), 'named.id', 'one.account_id')
    .select(['one.id', 'projects.name as thing', 'projects.slug', 'named.name as person'])
    .where('one.id', 'in', [...new Set(ids.map(readPart))])
    .execute();
  const found = new Map(rows.map(({ id, person, ...facts }) => [id, { ...facts, person: person ?? '' }]));
  return new Map(
    ids.flatMap((id) => {
      const one = found.get(readPart(id));
      return one ? [[id, one] as const] : [];
    }),
  );
};

export const cofounderTitleDeadlines: DeadlineDescriptions = { cofounder_title: describeTitles };
