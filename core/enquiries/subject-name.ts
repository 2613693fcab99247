import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const nameOfEnquiry: SubjectName = (id) =>
  sql<string | null>`(select subject from enquiries where enquiries.id = ${sql.ref(id)})`;
