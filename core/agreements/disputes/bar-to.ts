import type { DeskDisputeBody } from '#contract/dispute-desk.ts';
import type { Db } from '#db/connect.ts';
import { findPartial } from '../find-partial.ts';
import type { DisputeRow } from './dispute-row.ts';

/**
 * Why an administrator neither rules on a dispute nor sees its amounts: they take part in it; they have ruled on it, and another
 * one decides the appeal; or it is over.
 */
export async function barTo(
  db: Db,
  administratorId: string,
  row: DisputeRow,
): Promise<DeskDisputeBody['bar']> {
  if ((await findPartial(db, row.agreement_id)).includes(administratorId)) return 'own';
  if (row.final_at !== null) return 'over';
  const isAppealed = row.appealed_at !== null;
  return isAppealed && row.ruled_by === administratorId ? 'same_administrator' : '';
}
