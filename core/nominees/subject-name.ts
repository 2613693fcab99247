import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const numberOfNomineeRequest: SubjectName = (id) =>
  sql<string | null>`(select number from nominee_requests where nominee_requests.id = ${sql.ref(id)})`;
