import { sql } from 'kysely';
import type { EnquiryCounts } from '#contract/enquiries/calls.ts';
import type { Core } from '../ground/core.ts';

/** Counting stops here: administrators need no exact number beyond it. */
const mostCounted = 5000;

export async function countEnquiries({ db }: Pick<Core, 'db'>): Promise<EnquiryCounts> {
  const { rows } = await sql<{ open: number; answered: number }>`select
    (select count(*) from (select from enquiries where answered_at is null limit ${mostCounted}) as one)::int as open,
    (select count(*) from (select from enquiries where answered_at is not null limit ${mostCounted}) as one)::int as answered
  `.execute(db);
  return rows[0] ?? { open: 0, answered: 0 };
}
