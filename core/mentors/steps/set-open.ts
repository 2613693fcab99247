import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { MentorRow } from '../row.ts';
import { settleMentor } from './settle-mentor.ts';

/** Opens a held page whose grounds and texts were checked. */
export async function setOpen(tx: Tx, row: MentorRow, by: string | null): Promise<void> {
  const mentorId = row.account_id;
  await tx
    .updateTable('mentors')
    .set({ state: 'open', pause: '', paused_until: null, active_at: now, asked_at: null })
    .set({ opened_at: sql<Date>`coalesce(opened_at, now())` })
    .where('account_id', '=', mentorId)
    .execute();
  await settleMentor(tx, { ...row, state: 'open' });
  await record(tx, { name: 'mentors.opened', accountId: by, subject: { mentorId } });
}
