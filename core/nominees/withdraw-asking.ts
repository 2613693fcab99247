import type { NomineeVisitBody } from '#contract/nominees/calls.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getVisit } from './get-visit.ts';
import { isOpen } from './policy.ts';
import { requireVisit, type VisitKeys } from './require-visit.ts';
import { endRequest } from './steps/end-request.ts';
import { holdNomineeRequest } from './steps/hold-nominee-request.ts';

/**
 * The nominee acts no longer. Repeating it changes nothing.
 * @throws Refusal `nominee_visit_over`, `nominee_request_unknown`, `nominee_not_granted`
 */
export async function withdrawAsking(
  core: Core,
  { requestId, ...keys }: VisitKeys & { requestId: string },
): Promise<NomineeVisitBody> {
  const { mailbox } = await requireVisit(core, keys);
  await core.db.transaction().execute(async (tx) => {
    const { row } = await holdNomineeRequest(tx, requestId);
    if (row.mailbox !== mailbox) throw new Refusal('nominee_request_unknown');
    if (row.state === 'withdrawn') return;
    if (!isOpen(row)) throw new Refusal('nominee_not_granted');
    await endRequest(tx, row, 'withdrawn');
  });
  return getVisit(core, keys);
}
