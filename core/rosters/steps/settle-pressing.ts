import { sql } from 'kysely';
import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Closes the ticks toward an organisation for twelve months once a case has found that it presses its students, and opens them
 * again where an appeal has lifted that decision. The ticks before are off. Nothing says so to staff: a tick that is off reads as
 * nothing to show.
 */
export async function settlePressing(tx: Tx, caseId: string): Promise<void> {
  const { rows } = await sql<{ organisation_id: string; is_upheld: boolean; decided_at: Date | null }>`
    select organisations.id as organisation_id, one.decided_at,
      one.state = 'decided' and one.outcome <> 'nothing' and not coalesce(one.is_lifted, false)
        and exists (select from case_reports where case_id = one.id and concern = 'pressing') as is_upheld
    from cases as one join organisations on organisations.id = one.thing_id
    where one.id = ${caseId} and one.thing_kind = 'organisation'`.execute(tx);
  const [found] = rows;
  if (!found) return;
  const { organisation_id: organisationId } = found;
  await tx
    .selectFrom('rosters')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .execute();
  if (!found.is_upheld) {
    await tx.deleteFrom('roster_pressings').where('case_id', '=', caseId).execute();
    return;
  }
  await tx
    .insertInto('roster_pressings')
    .values({
      case_id: caseId,
      organisation_id: organisationId,
      until: sql<Date>`${found.decided_at}::timestamptz + make_interval(months => ${times.pressingMonths}::int)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('roster_ticks')
    .where(
      'membership_id',
      'in',
      tx.selectFrom('roster_memberships').select('id').where('organisation_id', '=', organisationId),
    )
    .execute();
}
