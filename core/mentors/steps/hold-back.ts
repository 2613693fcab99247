import { record, type Tx } from '../../ground/events.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdMentor } from './hold-mentor.ts';
import { settleMentor } from './settle-mentor.ts';

/** Pauses a page for a case, also a closed one or a draft: its mentor can neither open nor close it until `showAgain`. */
export async function holdBack(tx: Tx, mentorId: string): Promise<void> {
  const row = await holdMentor(tx, mentorId);
  if (!row || row.state === 'removed') return;
  await tx
    .updateTable('mentors')
    .set({ state: 'paused', pause: 'case', paused_until: null, asked_at: null })
    .where('account_id', '=', mentorId)
    .execute();
  await endStillAsked(tx, mentorId);
  await settleMentor(tx, { ...row, state: 'paused' });
  await record(tx, { name: 'mentors.paused', accountId: null, subject: { mentorId, pause: 'case' } });
}

/** Its mentor opens it again. */
export async function showAgain(tx: Tx, mentorId: string): Promise<void> {
  await tx
    .updateTable('mentors')
    .set({ pause: 'own' })
    .where('account_id', '=', mentorId)
    .where('pause', '=', 'case')
    .execute();
}
