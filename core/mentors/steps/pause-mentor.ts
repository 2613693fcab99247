import type { MentorPause } from '#contract/mentors/limits.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endStillAsked } from './end-still-asked.ts';
import { holdMentor } from './hold-mentor.ts';
import { settleMentor } from './settle-mentor.ts';

type Pause = { pause: MentorPause; until?: string | null; by?: string | null };

/** Pauses an open page; a page in another state stays as it is. Resolves to whether it was open. */
export async function pauseMentor(tx: Tx, mentorId: string, { pause, until, by }: Pause): Promise<boolean> {
  const row = await holdMentor(tx, mentorId);
  if (row?.state !== 'open') return false;
  await tx
    .updateTable('mentors')
    .set({ state: 'paused', pause, paused_until: until ?? null, asked_at: null })
    .where('account_id', '=', mentorId)
    .execute();
  await endStillAsked(tx, mentorId);
  await settleMentor(tx, { ...row, state: 'paused' });
  await record(tx, { name: 'mentors.paused', accountId: by ?? null, subject: { mentorId, pause } });
  return true;
}
