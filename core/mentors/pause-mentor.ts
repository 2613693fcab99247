import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { momentOf } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { showOwn } from './show-own.ts';
import { pauseMentor as pause } from './steps/pause-mentor.ts';
import { requireMentor } from './steps/require-mentor.ts';

/**
 * Pauses the member's page at once, up to the end of a day if they name one. Nothing new can be asked for; the rest goes on.
 * @throws Refusal `mentor_unknown`, `mentor_pause_day`
 */
export async function pauseMentor(
  core: Core,
  member: Member,
  { until }: { until: string },
): Promise<OwnMentorBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireMentor(tx, member.id);
    const { now, zone } = await momentOf(tx, member.id);
    const today = wallClock(now, row.hours?.zone ?? zone ?? 'UTC').day;
    if (until !== '' && until < today) throw new Refusal('mentor_pause_day', { param: 'until' });
    const paused = await pause(tx, member.id, { pause: 'own', until: until || null, by: member.id });
    if (!paused && row.state === 'paused' && row.pause === 'own')
      await tx
        .updateTable('mentors')
        .set({ paused_until: until || null })
        .where('account_id', '=', member.id)
        .execute();
    return showOwn(tx, member.id);
  });
}
