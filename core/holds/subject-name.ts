import { sql } from 'kysely';
import type { SubjectName } from '../ground/subject-name.ts';

export const numberOfOrder: SubjectName = (id) =>
  sql<string | null>`(select number from orders where orders.id = ${sql.ref(id)})`;

/** The name of the account whose rows are held. */
export const nameOfHold: SubjectName = (id) =>
  sql<string | null>`(
    select coalesce(nullif(accounts.name, ''), accounts.email) from holds
    left join accounts on accounts.id = holds.account_id where holds.id = ${sql.ref(id)}
  )`;
