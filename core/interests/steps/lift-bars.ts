import type { Tx } from '../../ground/events.ts';
import { liftBarsOf } from '../../verifications/steps/bar-marks.ts';

/** A successful appeal gives the marks back until their former end. */
export async function liftBars(tx: Tx, caseId: string): Promise<void> {
  const lifted = await tx
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .where('is_lifted', '=', true)
    .executeTakeFirst();
  if (lifted) await liftBarsOf(tx, caseId);
}
