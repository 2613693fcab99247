import { sql } from 'kysely';
import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Tx } from '../../ground/events.ts';
import type { KeptMeasure } from '../../ground/reportable.ts';
import type { CaseRow } from '../case-rows.ts';

/** The same outcome of other cases about this item, as far as it stands and its days have not passed: the longest first. */
export function findKept(
  tx: Tx,
  { id, thing_kind: kind, thing_id: thingId }: Pick<CaseRow, 'id' | 'thing_kind' | 'thing_id'>,
  outcome: CaseOutcome,
): Promise<KeptMeasure[]> {
  const until = sql<Date>`coalesce(
    coalesce(second_decided_at, decided_at) + make_interval(days => days), 'infinity'::timestamptz
  )`;
  return tx
    .selectFrom('cases')
    .select(['id as caseId', 'reason', until.as('until')])
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('id', '<>', id)
    .where('state', '=', 'decided')
    .where('is_lifted', '=', false)
    .where(sql<boolean>`(outcome = ${outcome} or ${outcome} = any(also))`)
    .where(sql<boolean>`${until} > now()`)
    .orderBy(until, 'desc')
    .execute();
}
