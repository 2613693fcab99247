import { sql } from 'kysely';
import { breachAuthorities, breachAuthorityNames } from '#contract/breaches/limits.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { draftOf } from '../draft-of.ts';
import { countAffected } from './count-affected.ts';

/** Writes the drafts again, for each authority of a country whose people are affected. Reports that were sent stay as they are. */
export async function draftReports(tx: Tx, core: Core, breachId: string): Promise<void> {
  const breach = await tx
    .selectFrom('breaches')
    .selectAll()
    .where('id', '=', breachId)
    .executeTakeFirstOrThrow();
  const counts = await countAffected(tx, breachId);
  for (const authority of breachAuthorityNames) {
    const { country, hours } = breachAuthorities[authority];
    if (country && !counts.countries.some((one) => one.country === country)) continue;
    const draft = draftOf(breach, counts, core.grievanceOfficer);
    await tx
      .insertInto('breach_reports')
      .values({
        breach_id: breachId,
        authority,
        draft,
        due_at: sql<Date>`${breach.opened_at}::timestamptz + make_interval(hours => ${hours}::int)`,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['breach_id', 'authority'])
          .doUpdateSet({ draft, drafted_at: sql<Date>`now()` })
          .where('breach_reports.sent_at', 'is', null),
      )
      .execute();
  }
}
