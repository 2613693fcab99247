import type { DeskDisputeBody } from '#contract/agreements/dispute-desk-calls.ts';
import type { Core } from '#core/ground/core.ts';
import type { Tx } from '#core/ground/events.ts';
import { findPartial } from '../../find-partial.ts';
import type { DisputeRow } from '../dispute-row.ts';
import { canBeAppealed } from './can-be-appealed.ts';

/**
 * Why an administrator neither rules on a dispute nor sees its amounts: they take part in it; they have ruled on it, and another
 * one decides the appeal, as long as there is another one; or it is over.
 */
export async function barTo(
  tx: Tx,
  core: Core,
  administratorId: string,
  row: DisputeRow,
): Promise<DeskDisputeBody['bar']> {
  if ((await findPartial(tx, row.agreement_id)).includes(administratorId)) return 'own';
  if (row.final_at !== null) return 'over';
  const isAppealed = row.appealed_at !== null;
  if (!isAppealed || row.ruled_by !== administratorId) return '';
  const othersMay = await canBeAppealed(tx, core, { id: administratorId }, row.agreement_id);
  return othersMay ? 'same_administrator' : '';
}
