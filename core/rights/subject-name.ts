import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const numberOfRequest: SubjectName = (id) =>
  sql<string | null>`(select number from rights_requests where rights_requests.id = ${sql.ref(id)})`;
