import { sql } from 'kysely';
import { endTextReview } from '../../administration/steps/ask-text-review.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Decided } from '../../ground/reportable.ts';
import { reviewsOfMentors } from '../text-reviews.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdMentor } from './hold-mentor.ts';
import { requireMentor } from './require-mentor.ts';
import { settleMentor } from './settle-mentor.ts';

/**
 * Removes a page for a reason that its mentor reads. Everything ahead ends with it, by the event.
 * @throws Refusal `mentor_unknown`; `mentor_own_review`; `conflict` where another administrator was faster
 */
export async function removeMentor(
  tx: Tx,
  administrator: Member,
  { id, reason }: Pick<Decided, 'id' | 'reason'>,
): Promise<void> {
  if (id === administrator.id) throw new Refusal('mentor_own_review');
  const row = await requireMentor(tx, id);
  if (row.state === 'removed') {
    if (row.removed_by === administrator.id && row.removal_reason === reason) return;
    throw new Refusal('conflict');
  }
  await endTextReview(tx, reviewsOfMentors, id);
  await endStillAsked(tx, id);
  await tx
    .updateTable('mentors')
    .set({ state: 'removed', pause: '', paused_until: null, asked_at: null, proposed: sql<string>`null` })
    .set({ removal_reason: reason, removed_by: administrator.id })
    .where('account_id', '=', id)
    .execute();
  await settleMentor(tx, { ...row, state: 'removed' });
  await record(tx, { name: 'mentors.removed', accountId: administrator.id, subject: { mentorId: id } });
  await noteAction(tx, administrator, { action: 'mentor.removed', subjectId: id, detail: reason });
}

/** Undoes a removal. The page stays closed until its mentor opens it. */
export async function putBack(tx: Tx, administrator: Member, id: string): Promise<void> {
  const row = await holdMentor(tx, id);
  if (row?.state !== 'removed') return;
  await tx
    .updateTable('mentors')
    .set({ state: row.opened_at ? 'closed' : 'draft', removal_reason: '', removed_by: null })
    .where('account_id', '=', id)
    .execute();
  await record(tx, { name: 'mentors.putBack', accountId: administrator.id, subject: { mentorId: id } });
}
