import { type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';

/** The two members of a session know each other. */
export const knowByMentoring: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from mentoring_sessions
  where (mentor_id, mentee_id) in ((${member.id}, ${sql.ref(person)}), (${sql.ref(person)}, ${member.id}))
)`;
