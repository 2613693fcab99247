import { type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';

/** The two members of a session know each other. A mentor never looks for a mentee under 18. */
export const knowByMentoring: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from mentoring_sessions
  where not is_young and (mentor_id, mentee_id) in ((${member.id}, ${sql.ref(person)}), (${sql.ref(person)}, ${member.id}))
)`;
