import { sql } from 'kysely';
import type { LedgerFaultsBody } from '#contract/ledger/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';

const most = 100;

/** The ledgers that differ from their stored values. Administrators see which ones and since when, but no amount. */
export async function listLedgerFaults({ db }: Core, administrator: Member): Promise<LedgerFaultsBody> {
  return db.transaction().execute(async (tx) => {
    await noteAction(tx, administrator, { action: 'ledgers.listed' });
    const { rows: counted } = await sql<{ subjects: number; unchecked: number; oldest: Date | null }>`
      select count(*)::int as subjects, (count(*) - count(checked_at))::int as unchecked, min(checked_at) as oldest
      from (
        select 'agreement' as kind, id as thing_id from agreements where active_at is not null
        union all select 'pool', project_id from agreement_pool_uses
      ) as subject left join ledger_checks using (kind, thing_id)`.execute(tx);
    const rows = await tx
      .selectFrom('ledger_checks')
      .selectAll()
      .where('since', 'is not', null)
      .orderBy('since')
      .orderBy('thing_id')
      .limit(most)
      .execute();
    const { subjects, unchecked, oldest } = counted[0] ?? { subjects: 0, unchecked: 0, oldest: null };
    return {
      subjects,
      unchecked,
      oldest: unchecked > 0 ? '' : isoDateOrEmpty(oldest),
      faults: rows.map(({ kind, thing_id: $id, faults, since, checked_at: checkedAt }) => ({
        kind,
        $id,
        since: isoDateOrEmpty(since),
        checkedAt: isoDate(checkedAt),
        faults: faults as LedgerFaultsBody['faults'][number]['faults'],
      })),
    };
  });
}
