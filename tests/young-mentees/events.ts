import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { waitingMentor } from './things.ts';
import { sentRequest } from './young.ts';

type OfYoung = Extract<EventName, `youngMentees.${string}`>;
type Made = Awaited<ReturnType<typeof sentRequest>>;

/** The mentee is notified of an event of a request. */
function tellsMentee(event: (made: Made) => CoreEvent, kind: NotificationKind): Build {
  return async (core: TestCore) => {
    const made = await sentRequest(core);
    return { event: event(made), notified: { [made.child.id]: kind } };
  };
}

function tellsMentor(event: (mentorId: string) => CoreEvent, kind: NotificationKind): Build {
  return async (core: TestCore) => {
    const { id } = await member(core, { password: null });
    await waitingMentor(core, id);
    return { event: event(id), notified: { [id]: kind } };
  };
}

const tellsMenteeOfSession = (what: string, kind: NotificationKind): Build =>
  tellsMentee(
    (made) => ({ name: 'youngMentees.sessionMoved', accountId: null, subject: { ...ofRequest(made), what } }),
    kind,
  );

const ofRequest = ({ id }: Made) => ({ requestId: id });
const decided = (verdict: 'approved' | 'declined' | 'ended') => (mentorId: string) =>
  ({ name: 'youngMentees.mentorDecided', accountId: null, subject: { mentorId, verdict } }) as const;

export const youngMenteeEventCases: Cases<OfYoung> = {
  'youngMentees.switched': 'none',
  'youngMentees.asked': 'emails',
  'youngMentees.answered': [
    tellsMentee(
      (made) => ({
        name: 'youngMentees.answered',
        accountId: null,
        subject: { ...ofRequest(made), agreed: true },
      }),
      'young_request_agreed',
    ),
    tellsMentee(
      (made) => ({
        name: 'youngMentees.answered',
        accountId: null,
        subject: { ...ofRequest(made), agreed: false },
      }),
      'young_request_refused',
    ),
  ],
  'youngMentees.sent': 'none',
  'youngMentees.ended': [
    tellsMentee(
      (made) => ({
        name: 'youngMentees.ended',
        accountId: null,
        subject: { ...ofRequest(made), how: 'released' },
      }),
      'young_request_released',
    ),
  ],
  'youngMentees.moved': [
    tellsMentee(
      (made) => ({
        name: 'youngMentees.moved',
        accountId: made.mentor.id,
        subject: { ...ofRequest(made), what: 'answered' },
      }),
      'young_review_moved',
    ),
  ],
  'youngMentees.sessionMoved': [
    tellsMenteeOfSession('confirmed', 'young_session_moved'),
    tellsMenteeOfSession('dayBefore', 'young_session_reminder'),
    tellsMenteeOfSession('messageWritten', 'young_session_message'),
  ],
  'youngMentees.planMoved': [
    tellsMentee(
      (made) => ({
        name: 'youngMentees.planMoved',
        accountId: null,
        subject: { ...ofRequest(made), what: 'agreed' },
      }),
      'young_plan_moved',
    ),
  ],
  'youngMentees.yesChanged': [
    tellsMentee(
      ({ child }) => ({
        name: 'youngMentees.yesChanged',
        accountId: child.id,
        subject: { isGiven: false },
      }),
      'young_yes_changed',
    ),
  ],
  'youngMentees.grown': [
    async (core) => {
      const made = await sentRequest(core);
      return {
        event: { name: 'youngMentees.grown', accountId: null, subject: ofRequest(made) },
        notified: { [made.child.id]: 'young_grown', [made.mentor.id]: 'young_grown_mentor' },
      };
    },
  ],
  'youngMentees.mentorApplied': 'emails',
  'youngMentees.referenceAnswered': 'none',
  'youngMentees.mentorReady': 'none',
  'youngMentees.mentorDecided': [
    tellsMentor(decided('approved'), 'young_mentor_approved'),
    tellsMentor(decided('declined'), 'young_mentor_declined'),
    tellsMentor(decided('ended'), 'young_mentor_ended'),
  ],
  'youngMentees.mentorEnded': [
    tellsMentor(
      (mentorId) => ({
        name: 'youngMentees.mentorEnded',
        accountId: null,
        subject: { mentorId, how: 'reported' },
      }),
      'young_mentor_ended',
    ),
  ],
};
