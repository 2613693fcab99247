import { sql } from 'kysely';
import type { SubjectName } from '../../ground/subject-name.ts';

export const nameOfDispute: SubjectName = (id) =>
  sql<string | null>`(
    select projects.name from agreement_disputes
    join agreements on agreements.id = agreement_disputes.agreement_id
    join projects on projects.id = agreements.project_id
    where agreement_disputes.id = ${sql.ref(id)})`;
