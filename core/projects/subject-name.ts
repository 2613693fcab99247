import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const nameOfProject: SubjectName = (id) =>
  sql<string | null>`(select name from projects where projects.id = ${sql.ref(id)})`;
