import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

/** An agreement is called by its project in the log of what administrators have done. */
export const nameOfAgreement: SubjectName = (id) =>
  sql<string | null>`(
    select projects.name from agreements join projects on projects.id = agreements.project_id
    where agreements.id = ${sql.ref(id)})`;
