import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { mentorshipEvents } from './events.ts';

type OfMentorship = { subject: { mentorshipId: string } };

/** Both sides of a mentorship ask again. */
async function ofMentorship(core: Core, { subject }: OfMentorship): Promise<LiveUpdate[]> {
  const one = await core.db
    .selectFrom('mentorships')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', subject.mentorshipId)
    .executeTakeFirst();
  const both = [one?.mentor_id ?? null, one?.mentee_id ?? null].filter((id) => id !== null);
  return (await Promise.all(both.map((id) => accountChanged(core, id, 'turns')))).flat();
}

export const mentorshipLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(mentorshipEvents).map((name) => [name, ofMentorship]),
);
