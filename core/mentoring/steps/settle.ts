import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { ClaimState, Side } from '#rules/mentoring/session-states.ts';
import { record, type Tx } from '../../ground/events.ts';
import { noteActivity } from '../../mentors/steps/end-still-asked.ts';
import { type SessionRow, subjectOf } from '../row.ts';

type Settled = {
  state: 'took_place' | 'not_held' | 'no_show';
  noShow?: Side | null;
  claim?: ClaimState;
  name: 'mentoring.settled' | 'mentoring.claimContested' | 'mentoring.claimAccepted';
  accountId: string | null;
};

/** Writes how a held session stands in the end. */
export async function settle(
  tx: Tx,
  one: SessionRow,
  { state, noShow = null, claim = '', name, accountId }: Settled,
): Promise<void> {
  await tx
    .updateTable('mentoring_sessions')
    .set({ state, no_show: noShow, claim, settled_at: now, ended_at: now, version: sql`version + 1` })
    .where('id', '=', one.id)
    .execute();
  if (state === 'took_place' && one.mentor_id !== null) await noteActivity(tx, one.mentor_id);
  await record(tx, { name, accountId, subject: subjectOf(one) });
}
