import { sql } from 'kysely';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { suspensionConfirmed } from '../../supervision/confirmed.ts';
import { type CaseRow, outcomesOf } from '../case-rows.ts';
import { suspendedIn } from '../judged-in.ts';
import { holdCase } from './hold-case.ts';
import { tellOfDecision } from './tell-of-decision.ts';

/** Follows the end of a longer suspension in the cases that decided it: they hold what did happen, or open again. */
export async function settleSuspension(tx: Tx, proposalId: string): Promise<void> {
  const ended = await tx
    .selectFrom('staff_proposals')
    .select('state')
    .where('id', '=', proposalId)
    .where('kind', '=', suspensionConfirmed.kind)
    .executeTakeFirst();
  if (!ended) return;
  const found = await tx
    .selectFrom('case_people')
    .select(['case_id', 'account_id'])
    .where('proposal_id', '=', proposalId)
    .orderBy('case_id')
    .execute();
  for (const { case_id: caseId, account_id: accountId } of found) {
    const row = await holdCase(tx, caseId);
    if (ended.state === 'confirmed') await confirm(tx, row, { proposalId, accountId });
    else await refuse(tx, row, accountId);
  }
}

type Confirmed = { proposalId: string; accountId: string };

async function confirm(tx: Tx, row: CaseRow, { proposalId, accountId }: Confirmed): Promise<void> {
  const wasSuspended = (await suspendedIn(tx, row.id)).includes(accountId);
  await leave(tx, row.id, accountId, { suspended_days: null });
  if (row.state === 'waiting') {
    await tx
      .updateTable('cases')
      .set({
        state: 'decided',
        decided_at: sql<Date>`(select ended_at from staff_proposals where id = ${proposalId})`,
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    await tellOfDecision(tx, row, outcomesOf(row));
  } else if (!wasSuspended) {
    await record(tx, { name: 'cases.judged', accountId, subject: { caseId: row.id } });
  }
}

async function refuse(tx: Tx, row: CaseRow, accountId: string): Promise<void> {
  await leave(tx, row.id, accountId, {});
  if (row.state === 'waiting') return reopen(tx, row);
  const [gravest, ...others] = row.also;
  // Only its other outcomes have happened.
  if (gravest === undefined || (await hasProposal(tx, row.id))) return;
  if ((await suspendedIn(tx, row.id)).length > 0) return;
  await tx
    .updateTable('cases')
    .set({ outcome: gravest, also: others, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}

/** Opens cases again that wait for no one any more: their account is gone, or another case of the thing was open until now. */
export async function reopenIdle(tx: Tx, of: { caseId?: string } = {}): Promise<void> {
  const rows = await tx
    .selectFrom('cases')
    .selectAll()
    // As a literal: with a parameter, a cached plan cannot use the partial index of this condition.
    .where('state', '=', sql.lit('waiting'))
    .$if(of.caseId !== undefined, (query) =>
      query.where(
        sql<boolean>`(thing_kind, thing_id) = (select thing_kind, thing_id from cases where id = ${of.caseId})`,
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) await reopen(tx, row);
}

/** The next decision has a deadline of its own. After a second look, the first decision stands until then. */
async function reopen(tx: Tx, row: CaseRow): Promise<void> {
  if (await hasProposal(tx, row.id)) return;
  const isSecond = row.second_asked_at !== null;
  if (!isSecond && (await hasOther(tx, row))) return;
  await tx
    .updateTable('cases')
    .set({ also: [], days: null, version: row.version + 1 })
    .$if(!isSecond, (query) => query.set({ state: 'open', outcome: null, decided_by: null, reason: '' }))
    .$if(isSecond, (query) =>
      query.set({
        state: 'decided',
        outcome: 'nothing',
        decided_by: row.first_decided_by,
        reason: row.first_reason,
        first_decided_by: null,
        first_reason: '',
        second_decided_at: null,
      }),
    )
    .where('id', '=', row.id)
    .execute();
  await tx.updateTable('case_people').set({ suspended_days: null }).where('case_id', '=', row.id).execute();
  const decision = row.is_urgent ? 'urgent_harm_decision' : 'harm_decision';
  const kind = isSecond ? 'case_second_look' : decision;
  await beginDeadline(tx, { kind, subjectId: row.id, owes: 'us', awaitedBy: null });
  if (!isSecond) await record(tx, { name: 'cases.opened', accountId: null, subject: { caseId: row.id } });
}

async function leave(
  tx: Tx,
  caseId: string,
  accountId: string,
  changes: { suspended_days?: null },
): Promise<void> {
  await tx
    .updateTable('case_people')
    .set({ ...changes, proposal_id: null })
    .where('case_id', '=', caseId)
    .where('account_id', '=', accountId)
    .execute();
}

async function hasProposal(tx: Tx, caseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('proposal_id', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another case of the thing is open, with its later reports. A thing has one open case. */
async function hasOther(tx: Tx, { thing_kind: kind, thing_id: id }: CaseRow): Promise<boolean> {
  const found = await tx
    .selectFrom('cases')
    .select('id')
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where('state', '=', sql.lit('open'))
    .executeTakeFirst();
  return found !== undefined;
}
