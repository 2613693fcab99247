import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { reportableOf } from '../../ground/reportable.ts';
import { suspend } from '../../supervision/steps/suspend.ts';
import type { CaseRow } from '../case-rows.ts';
import { findKeptOut } from './find-parties.ts';

type Effect = {
  row: CaseRow;
  judged: readonly string[];
  outcomes: readonly CaseOutcome[];
  days: number | undefined;
  reason: string;
};

/**
 * Carries out the outcomes of a held case: first what its module declares, then the suspension. An item that was deleted or
 * decided meanwhile stays as it is.
 * Resolves to whether all of it waits for a second member of staff.
 * @throws Refusal `account_protected` for the suspension of an administrator
 */
export async function takeEffect(
  tx: Tx,
  core: Core,
  administrator: Member,
  { row, judged, outcomes, days, reason }: Effect,
): Promise<boolean> {
  const { id: caseId, thing_id: id } = row;
  const measures = reportableOf(row.thing_kind)?.measures ?? {};
  for (const outcome of outcomes.toReversed())
    await unlessGone(measures[outcome]?.carryOut(tx, core, administrator, { id, caseId, reason, days }));
  if (!outcomes.includes('suspend')) return false;
  const second = { right: 'cases', barred: await findKeptOut(tx, core, administrator, row) } as const;
  let hasBegun = outcomes.length > 1;
  let waits = false;
  for (const accountId of judged) {
    const account = await holdAccount(tx, accountId);
    if (!account) continue;
    const begun = await suspend(tx, core, administrator, account, { reason, days, second });
    await tx
      .updateTable('case_people')
      .set({ proposal_id: begun.proposalId, suspended_days: begun.days })
      .where('case_id', '=', caseId)
      .where('account_id', '=', accountId)
      .execute();
    hasBegun ||= begun.days !== 0;
    waits ||= begun.days === 0;
  }
  return waits && !hasBegun;
}

const gone: readonly string[] = ['project_unknown', 'opportunity_unknown', 'conflict'];

async function unlessGone(effect: Promise<void> | undefined): Promise<void> {
  try {
    await effect;
  } catch (error) {
    const isGone = error instanceof Refusal && gone.includes(error.code);
    if (!isGone) throw error;
  }
}
