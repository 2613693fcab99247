import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../../accounts/cause-of-owner.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { barredKinds } from '../find-bar.ts';

type Bar = { caseId: string; reason: string; decidedBy: string | null; months: number };

/**
 * Ends the marks of an investor or industry professional by a case, for the reason of the case. Until the bar ends they get
 * neither again. Someone who never asked for such a mark is not barred. A second time it changes nothing.
 */
export async function barMarks(
  tx: Tx,
  accountId: string,
  { caseId, reason, decidedBy, months }: Bar,
): Promise<void> {
  const account = await holdAccount(tx, accountId);
  if (!account) return;
  const rows = await tx
    .selectFrom('verifications')
    .select(['id', 'state', 'barred_by_case'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...barredKinds])
    .where('state', '<>', 'started')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.some((row) => row.barred_by_case === caseId)) return;
  const bar = {
    barred_until: sql<Date>`now() + make_interval(months => ${months}::int)`,
    barred_by_case: caseId,
  };
  for (const { id, state } of rows) {
    const holds = state === 'verified';
    await tx
      .updateTable('verifications')
      .set({ ...bar, is_ended_by_case: holds, version: sql<number>`version + 1` })
      .$if(holds, (query) =>
        query
          .set({ state: 'revoked', reason, ended_at: now, decided_at: now, decided_by: decidedBy })
          .set({ appeal: '', appealed_at: null, first_decided_by: null }),
      )
      .where('id', '=', id)
      .execute();
    if (!holds) continue;
    const subject = { verificationId: id, what: 'ended' as const };
    await record(tx, { name: 'verifications.changed', accountId, subject });
    await post(tx, { letter: 'verification-revoked', verificationId: id }, causeOfOutcome(account));
  }
}

/** After a successful appeal of the case the marks hold until their former end. */
export async function liftBarsOf(tx: Tx, caseId: string): Promise<void> {
  const rows = await tx
    .selectFrom('verifications')
    .select(['id', 'account_id'])
    .select(
      sql<boolean>`is_ended_by_case and state = 'revoked' and coalesce(expires_at > now(), false)`.as(
        'holds',
      ),
    )
    .where('barred_by_case', '=', caseId)
    .orderBy('account_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, account_id: accountId, holds } of rows) {
    await tx
      .updateTable('verifications')
      .set({ barred_until: null, barred_by_case: null, is_ended_by_case: false })
      .set({ version: sql<number>`version + 1` })
      .$if(holds, (query) => query.set({ state: 'verified', ended_at: null, reason: '' }))
      .where('id', '=', id)
      .execute();
    if (holds)
      await record(tx, { name: 'verifications.changed', accountId, subject: { verificationId: id } });
  }
}
