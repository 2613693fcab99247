import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const nameOfOpportunity: SubjectName = (id) =>
  sql<string | null>`(select title from opportunities where opportunities.id = ${sql.ref(id)})`;
