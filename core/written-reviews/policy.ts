import { type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';

/** The two members of a review know each other. */
export const knowByReview: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from written_reviews
  where (mentor_id, mentee_id) in ((${member.id}, ${sql.ref(person)}), (${sql.ref(person)}, ${member.id}))
)`;
