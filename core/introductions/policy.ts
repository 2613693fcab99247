import { type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { Tie } from '../ground/tie.ts';

/** The two sides of a request know each other: the asker, and the member or the owners of the project. */
export const knowByIntroduction: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from introductions as one
  where one.asker_id = ${member.id} and (one.asked_id = ${sql.ref(person)} or ${isOwnedBy(sql.ref(person))})
    or one.asker_id = ${sql.ref(person)} and (one.asked_id = ${member.id} or ${isOwnedBy(member.id)})
)`;

const isOwnedBy = (accountId: unknown) => sql<SqlBool>`exists (
  select from project_members as owner
  where owner.project_id = one.project_id and owner.is_owner and owner.account_id = ${accountId}
)`;

/** They talk since a request was accepted. */
export const tieOfIntroduction: Tie = (one, other, since) => sql<SqlBool>`exists (
  select from introductions as tied
  where tied.state = 'accepted' and tied.ended_at > ${since} and (
    (tied.asker_id = ${one} and tied.answered_by = ${other})
    or (tied.asker_id = ${other} and tied.answered_by = ${one})
  )
)`;
