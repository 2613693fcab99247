import { z } from 'zod';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { sessionStates, sides } from '#rules/mentoring/session-states.ts';
import { checkInStates, goalMarks, mentorshipStates } from '#rules/mentorships/states.ts';
import { skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';

const side = z.enum(sides);

export const mentorshipPlan = z
  .object({
    goals: z.array(z.object({ text: z.string(), doneWhen: z.string() })),
    weeks: z.int(),
    everyWeeks: z.int(),
    minutes: z.int(),
    /** How the two meet; each session has its own link or location. */
    locationKind: z.enum(locationKinds),
    /** Days within which both answer messages. */
    answerDays: z.int(),
  })
  .meta({ id: 'MentorshipPlan' });
export type MentorshipPlan = z.infer<typeof mentorshipPlan>;

const row = {
  id: z.string(),
  /** The caller's side. */
  side,
  state: z.enum(mentorshipStates),
  topic: skillName,
  /** When the step is due that the state waits for; empty without one. */
  dueAt: date,
  /** Whether the caller makes that step. */
  isOwnTurn: z.boolean(),
  endsAt: date,
  /** The mentee was under 18 when it was proposed: the mentor reads the first name alone. */
  isYoung: z.boolean(),
};

export const mentorshipRow = z
  .object({
    ...row,
    /** The other member; all of it is empty for a former member. */
    person: z.object({ id: z.string(), handle: z.string(), name: z.string(), avatarId: z.string() }),
  })
  .meta({ id: 'MentorshipRow' });
export type MentorshipRowBody = z.infer<typeof mentorshipRow>;

const marks = z.array(z.object({ mark: z.enum(goalMarks), line: z.string() }));
const written = z.object({ state: z.enum(checkInStates), marks });

export const mentorship = z
  .object({
    ...row,
    /** The mentee is under 18 now, and the guardian reads all words. */
    isReadAlong: z.boolean(),
    /** As the two see each other, whatever they show to others; null for a former member. */
    person: personRow.nullable(),
    version: z.int(),
    /** The side that wrote the version that stands. */
    proposedBy: side,
    proposedAt: date,
    plan: mentorshipPlan,
    /** The versions before it, the latest first. */
    earlier: z.array(mentorshipPlan.extend({ version: z.int(), by: side })),
    /** Why the side that answers is warned of the goals. */
    warnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
    /** All positions of the mentor are taken. */
    isFull: z.boolean(),
    begunAt: date,
    pausedUntil: date,
    sessions: z.array(
      z.object({ id: z.string(), startsAt: date, minutes: z.int(), state: z.enum(sessionStates) }),
    ),
    /** The latest first. */
    checkIns: z.array(z.object({ number: z.int(), openedAt: date, own: written, other: written })),
    /** The check-in that the caller can write now; 0 without one. */
    openCheckIn: z.int(),
    /** When it is due; empty without one. */
    checkInDueAt: date,
    goOn: z.object({ own: z.boolean(), other: z.boolean(), dueAt: date }).nullable(),
    endedAt: date,
    endedBy: z.enum(['', ...sides]),
    reason: z.string(),
    words: z.string(),
    /** Why the side that did not write these words at the end is warned of them. */
    wordsWarnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
    /** The text of the other side is empty until both are in, or seven days have passed. */
    reached: z.object({ own: z.string(), other: z.string(), isShown: z.boolean(), until: date }),
    conversationId: z.string(),
    zones: z.object({ own: z.string(), other: z.string() }),
    can: z.object({
      answer: z.boolean(),
      /** Answer with another plan. */
      counter: z.boolean(),
      withdraw: z.boolean(),
      book: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      end: z.boolean(),
      goOn: z.boolean(),
      sayReached: z.boolean(),
      report: z.boolean(),
    }),
  })
  .meta({ id: 'Mentorship' });
export type MentorshipBody = z.infer<typeof mentorship>;
