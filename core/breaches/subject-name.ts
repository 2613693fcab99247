import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const numberOfBreach: SubjectName = (id) =>
  sql<string | null>`(select number from breaches where breaches.id = ${sql.ref(id)})`;
