import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const nameOfAccount: SubjectName = (id) =>
  sql<
    string | null
  >`(select coalesce(nullif(name, ''), email) from accounts where accounts.id = ${sql.ref(id)})`;
