import { sql } from 'kysely';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { reportableOf } from '../../ground/reportable.ts';
import { suspend } from '../../supervision/steps/suspend.ts';
import type { CaseRow } from '../case-rows.ts';
import type { Decision } from '../decide-case.ts';

/**
 * Carries out the decision of a held case. An item that was deleted or decided meanwhile stays as it is.
 * @throws Refusal `account_protected` for the suspension of an administrator
 */
export async function takeEffect(
  tx: Tx,
  core: Core,
  administrator: Member,
  { id: caseId, thing_kind: kind, thing_id: thingId }: CaseRow,
  { outcome, days, reason }: Pick<Decision, 'outcome' | 'days' | 'reason'>,
): Promise<void> {
  if (outcome === 'hide') await reportableOf(kind)?.hide?.(tx, thingId);
  if (outcome === 'pause') await reportableOf(kind)?.pause?.(tx, thingId, caseId);
  if (outcome === 'remove')
    await unlessGone(reportableOf(kind)?.remove?.(tx, core, administrator, { id: thingId, caseId, reason }));
  if (outcome !== 'suspend') return;
  const judged = await tx
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('is_judged', '=', true)
    .orderBy('account_id')
    .execute();
  const second = { right: 'cases', barred: await findParties(tx, caseId) } as const;
  for (const { account_id: accountId } of judged) {
    const account = await holdAccount(tx, accountId);
    if (account) await suspend(tx, core, administrator, account, { reason, days, second });
  }
}

/** Those who take part in a case confirm nothing of it. */
async function findParties(tx: Tx, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from case_people where case_id = ${caseId}
    union select reporter_id from case_reports where case_id = ${caseId} and reporter_id is not null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const gone: readonly string[] = ['project_unknown', 'opportunity_unknown', 'conflict'];

async function unlessGone(removal: Promise<void> | undefined): Promise<void> {
  try {
    await removal;
  } catch (error) {
    const isGone = error instanceof Refusal && gone.includes(error.code);
    if (!isGone) throw error;
  }
}
