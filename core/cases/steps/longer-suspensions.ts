import { sql } from 'kysely';
import type { CaseBody } from '#contract/cases/calls.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { suspensionConfirmed } from '../../supervision/confirmed.ts';
import type { CaseRow } from '../case-rows.ts';

type Suspending = Pick<CaseRow, 'id' | 'reason' | 'decided_at'>;

/** The proposals of longer suspensions that the case has made: of those who are judged, under its reason. */
const proposals = (tx: Tx, { id, reason }: Suspending) =>
  tx
    .selectFrom('staff_proposals')
    .innerJoin('case_people', 'case_people.account_id', 'staff_proposals.subject_id')
    .where('case_people.case_id', '=', id)
    .where('is_judged', '=', true)
    .where('staff_proposals.kind', '=', suspensionConfirmed.kind)
    .where('staff_proposals.reason', '=', reason);

/** The staff who proposed or confirmed a longer suspension that the case has led to. */
export async function findSuspenders(tx: Tx, row: Suspending): Promise<string[]> {
  if (!row.decided_at) return [];
  const rows = await proposals(tx, row)
    .select(['staff_proposals.proposed_by', 'staff_proposals.ended_by'])
    .where('staff_proposals.state', '=', 'confirmed')
    .where('staff_proposals.ended_at', '>=', (from) =>
      from.selectFrom('cases').select('decided_at').where('cases.id', '=', row.id),
    )
    .execute();
  return rows.flatMap(({ proposed_by: one, ended_by: other }) => (other ? [one, other] : [one]));
}

/** Longer suspensions of the case that wait for a second member of staff, and until when. */
export async function findWaiting(tx: Tx, row: Suspending): Promise<CaseBody['waiting']> {
  const rows = await proposals(tx, row)
    .innerJoin('accounts', 'accounts.id', 'case_people.account_id')
    .select(['staff_proposals.id', 'accounts.name'])
    .select([
      sql<Date | null>`(staff_proposals.input ->> 'until')::timestamptz`.as('until'),
      sql<Date | null>`(
        select due_at from clocks
        where clocks.subject_id = staff_proposals.id and clocks.kind in ('proposal', 'lone_proposal')
          and clocks.ended_at is null
      )`.as('due_at'),
    ])
    .where('staff_proposals.state', '=', 'waiting')
    .orderBy('staff_proposals.proposed_at')
    .execute();
  return rows.map((one) => ({
    $id: one.id,
    name: one.name,
    until: isoDateOrEmpty(one.until),
    dueAt: isoDateOrEmpty(one.due_at),
  }));
}
