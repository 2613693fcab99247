import type { NomineeRefusal } from '#contract/nominees/limits.ts';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../../accounts/cause-of-owner.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Account, Member } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { watchNoLonger } from '../../sessions/steps/watch-account.ts';
import type { NomineeRequestRow } from '../request-row.ts';
import { endDecisionTime } from './end-decision-time.ts';

type Decision = { by: Pick<Member, 'id'>; refusal: NomineeRefusal | '' };

/** Grants or refuses a held request. The nominee is told, and the member of a grant, whose first sign still ends it. */
export async function carryOutDecision(
  tx: Tx,
  { row, account }: { row: NomineeRequestRow; account: Account },
  { by, refusal }: Decision,
): Promise<void> {
  const { id: requestId } = row;
  const isGranted = refusal === '';
  await endDecisionTime(tx, requestId);
  await tx
    .updateTable('nominee_requests')
    .set({
      state: isGranted ? 'granted' : 'refused',
      reason: refusal,
      decided_by: by.id,
      decided_at: now,
      version: row.version + 1,
    })
    .where('id', '=', requestId)
    .execute();
  if (isGranted) await post(tx, { letter: 'nominee-asked', requestId }, causeOfOutcome(account));
  else await watchNoLonger(tx, account.id);
  await post(tx, { letter: 'nominee-state', requestId }, 'product');
  await record(tx, { name: 'nominees.decided', accountId: account.id, subject: { requestId } });
  const action = isGranted ? 'nomineeRequest.granted' : 'nomineeRequest.refused';
  await noteAction(tx, by, { action, subjectId: requestId, detail: refusal });
}
