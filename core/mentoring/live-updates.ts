import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { mentoringEvents } from './events.ts';

type OfSession = { subject: { sessionId: string } };

/** Both sides of a session ask again. */
async function ofSession(core: Core, { subject }: OfSession): Promise<LiveUpdate[]> {
  const one = await core.db
    .selectFrom('mentoring_sessions')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', subject.sessionId)
    .executeTakeFirst();
  const sides = [one?.mentor_id ?? null, one?.mentee_id ?? null].filter((id) => id !== null);
  return (await Promise.all(sides.map((id) => accountChanged(core, id, 'turns')))).flat();
}

type OfMentor = { accountId: string | null; subject: { mentorId: string } };

async function ofMentor(core: Core, { accountId, subject }: OfMentor): Promise<LiveUpdate[]> {
  const changed = [accountId, subject.mentorId].map((id) => accountChanged(core, id, 'turns'));
  return (await Promise.all(changed)).flat();
}

const ofMentors: readonly string[] = ['mentoring.reserved', 'mentoring.slotFound', 'mentoring.listChanged'];

export const mentoringLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(mentoringEvents).map((name) => [name, ofMentors.includes(name) ? ofMentor : ofSession]),
);
