import { sql } from 'kysely';
import type { Core } from './core.ts';
import { alone, dropUnless, makeMonths, monthsWhere, moveIds } from './months.ts';

/** The law requires security records for a year. */
const kept = sql`interval '1 year'`;

/**
 * Makes the parts of this month and the next ones, gives the events of this month their range of ids and drops the parts of months
 * that ended a year ago. Until it has run, the events of a month follow those of the month before.
 */
export async function keepMonths({ db }: Pick<Core, 'db'>): Promise<void> {
  await makeMonths(db, 'events', 'id');
  await makeMonths(db, 'done_reactions', 'event_id');
  // After their part: PostgreSQL refuses a row that waited for the part `other` while another part took over its range.
  await alone(db, (tx) => moveIds(tx, 'events_id_seq'));
  await alone(db, async (tx) => {
    const ended = await monthsWhere(tx, 'events', sql`ended <= now() - ${kept}`);
    // Some events may have been written in the first minutes of the next month.
    for (const name of ['events_before', ...ended.map(({ name }) => name)])
      if (await dropUnless(tx, name, sql`created_at >= now() - ${kept}`))
        await dropUnless(tx, name.replace('events', 'done_reactions'), sql`false`);
  });
}
