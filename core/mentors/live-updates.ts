import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { mentorEvents } from './events.ts';

/** The mentor's own devices hear that something about their page has changed. */
function mentorChanged(core: Core, { subject }: { subject: { mentorId: string } }): Promise<LiveUpdate[]> {
  return accountChanged(core, subject.mentorId, 'mentoring');
}

export const mentorLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(mentorEvents).map((name) => [name, mentorChanged]),
);
