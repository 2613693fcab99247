import { type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';

/** A mentor and a member with a seat, or with a position on the list, know each other. Two members with seats do not. */
export const knowByOfficeHour: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from office_hours as hour join office_hour_seats as seat on seat.office_hour_id = hour.id
  where (hour.mentor_id, seat.mentee_id) in ((${member.id}, ${sql.ref(person)}), (${sql.ref(person)}, ${member.id}))
)`;
