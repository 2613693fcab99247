import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreements/limits.ts';
import { now } from '#db/now.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import type { Tx } from '../../ground/events.ts';
import { noteLate } from '../money/steps/settle-late-payments.ts';
import { isPast } from '../text-ages.ts';
import { holdRow } from './hold-agreement.ts';

/**
 * Lets go of an agreement whose texts are erased after years without an entry, although something is open: nothing in it is
 * owed, late or brought by time any more. Its ledger and sums stay, and so does the claim, which is not ours.
 */
export async function letGo(tx: Tx, id: string): Promise<void> {
  const held = await holdRow(tx, id);
  if (!held) return;
  const { rows } = await sql<{ is_past: boolean }>`
    select ${isPast(agreementLimits.openTextKeptYears)} as is_past from agreements where id = ${id}`.execute(
    tx,
  );
  if (!rows[0]?.is_past) return;
  await tx
    .updateTable('agreements')
    .set({ let_go_at: now, next_due_at: null })
    .where('id', '=', id)
    .execute();
  await releaseAllAbout(tx, id);
  await tx
    .updateTable('agreement_late_payments')
    .set({ is_owed: false, settled_at: now })
    .where('agreement_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
  await noteLate(tx, held.project_id);
}
