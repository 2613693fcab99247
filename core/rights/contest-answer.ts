import type { RequestBody } from '#contract/rights/calls.ts';
import { now } from '#db/now.ts';
import { beginDeadline, momentOf } from '../deadlines/steps/begin-deadline.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { contestUntil, deadlineKindOf } from './policy.ts';
import { requireOwnRequest } from './require-own-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { showRequest } from './steps/show-request.ts';

type Said = { requestId: string; words: string; secret: string };

/**
 * Asks that other staff answer: once, within 30 days of the answer. The same words again change nothing.
 * @throws Refusal `rights_request_unknown`, `rights_not_contestable`
 */
export async function contestAnswer(
  core: Core,
  actor: Actor,
  { requestId, words, secret }: Said,
): Promise<RequestBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdRequest(tx, requestId);
    requireOwnRequest(core, actor, row, secret);
    if (row.contested_at && row.contest === words) return showRequest(tx, core, requestId);
    const { now: at } = await momentOf(tx, null);
    if (!contestUntil(row, at)) throw new Refusal('rights_not_contestable');
    await tx
      .updateTable('rights_requests')
      .set({ state: 'contested', contest: words, contested_at: now, version: row.version + 1 })
      .where('id', '=', requestId)
      .execute();
    await beginDeadline(tx, {
      kind: deadlineKindOf(row.kind),
      subjectId: requestId,
      owes: 'us',
      awaitedBy: row.account_id,
    });
    await post(tx, { letter: 'rights-received', requestId }, 'product');
    await record(tx, { name: 'rights.contested', accountId: row.account_id, subject: { requestId } });
    return showRequest(tx, core, requestId);
  });
}
