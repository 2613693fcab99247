import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';

type OfRequest = { subject: { requestId: string } };
type OfMentor = { subject: { mentorId: string } };

/** The mentee asks again. The mentor learns of it by the events of the review. */
async function ofRequest(core: Core, { subject }: OfRequest): Promise<LiveUpdate[]> {
  const one = await core.db
    .selectFrom('young_requests')
    .select('mentee_id')
    .where('id', '=', subject.requestId)
    .executeTakeFirst();
  return one ? accountChanged(core, one.mentee_id, 'turns') : [];
}

function ofMentor(core: Core, { subject }: OfMentor): Promise<LiveUpdate[]> {
  return accountChanged(core, subject.mentorId, 'mentoring');
}

export const youngMenteeLiveUpdates: Presenters = {
  'youngMentees.answered': ofRequest,
  'youngMentees.ended': ofRequest,
  'youngMentees.moved': ofRequest,
  'youngMentees.sessionMoved': ofRequest,
  'youngMentees.planMoved': ofRequest,
  'youngMentees.referenceAnswered': ofMentor,
  'youngMentees.mentorReady': ofMentor,
  'youngMentees.mentorDecided': ofMentor,
  'youngMentees.mentorEnded': ofMentor,
};
