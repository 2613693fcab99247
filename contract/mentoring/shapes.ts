import { z } from 'zod';
import { youngLocations } from '#rules/mentoring/live-hours.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { claimStates, meetingAnswers, sessionStates, sides } from '#rules/mentoring/session-states.ts';
import { skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';
import { thanksStates } from './limits.ts';

const side = z.enum(sides);
const state = z.enum(sessionStates);
/** Empty while a side has said nothing. */
const said = z.enum(['', ...meetingAnswers]);

/** The other member; all of it is empty for a former member. */
const person = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  avatarId: z.string(),
});

/** From three sessions on; null before. */
const menteeFigures = z.object({ came: z.int(), of: z.int(), late: z.int() }).nullable();
export const mentorFigures = z.object({
  /** Null under five answers. */
  answers: z.object({ usualDays: z.int(), inTime: z.int() }).nullable(),
  /** Null under five sessions. */
  sessions: z.object({ count: z.int(), members: z.int(), came: z.int(), of: z.int() }).nullable(),
});
export type MentorFiguresBody = z.infer<typeof mentorFigures>;

const row = {
  id: z.string(),
  /** The caller's side. */
  side,
  state,
  startsAt: date,
  minutes: z.int(),
  topic: skillName,
  /** The mentee was under 18 when it was asked for: the mentor reads the first name alone. */
  isYoung: z.boolean(),
  person,
  /** When the answer is due; empty where none is awaited. */
  dueAt: date,
  /** Whether the caller makes the next step. */
  isOwnTurn: z.boolean(),
};
export const sessionRow = z.object(row).meta({ id: 'MentoringSessionRow' });
export type SessionRowBody = z.infer<typeof sessionRow>;

const nextStep = z.object({
  id: z.string(),
  text: z.string(),
  who: side,
  dueOn: z.string(),
  isDone: z.boolean(),
  can: z.object({ tick: z.boolean(), delete: z.boolean() }),
});

const note = z.object({ text: z.string(), version: z.int() });

export const session = z
  .object({
    ...row,
    /** The mentee is under 18 now, and the guardian reads all words. */
    isReadAlong: z.boolean(),
    /** As the two see each other, whatever they show to others; null for a former member. */
    person: personRow.nullable(),
    endsAt: date,
    question: z.string(),
    /** Why the mentor is warned of the question. */
    warnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
    links: z.array(z.string()),
    /** Files that came with the question, until they are deleted. */
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int() })),
    project: z.object({ slug: z.string(), name: z.string() }).nullable(),
    askedAt: date,
    confirmedAt: date,
    endedAt: date,
    endedBy: z.enum(['', ...sides]),
    reason: z.string(),
    words: z.string(),
    /** Why the side that did not write these words at the end is warned of them. */
    wordsWarnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
    isLate: z.boolean(),
    zones: z.object({ own: z.string(), other: z.string() }),
    /** Null before the yes, and once it is erased; `host` is where a link leads. */
    location: z
      .object({
        kind: z.enum(locationKinds),
        text: z.string(),
        host: z.string(),
        caller: z.enum(['', ...sides]),
      })
      .nullable(),
    /** How the two meet under 18, as the guardian agreed to it; empty for adults. */
    meetingKind: z.enum(['', ...youngLocations]),
    offer: z.object({ by: side, times: z.array(date), dueAt: date }).nullable(),
    said: z.object({ own: said, other: said }),
    /** The answers that the caller can give to "Did it take place?". */
    answers: z.array(z.enum(meetingAnswers)),
    claim: z.enum(claimStates),
    noShow: z.enum(['', ...sides]),
    appeal: z
      .object({ outcome: z.enum(['', 'granted', 'refused']), reason: z.string(), dueAt: date })
      .nullable(),
    conversationId: z.string(),
    /** The mentorship that the session belongs to; empty without one. */
    mentorshipId: z.string(),
    /** With a mentee under 18, whose guardian reads them; adults write in the conversation. */
    messages: z.array(
      z.object({
        id: z.string(),
        isOwn: z.boolean(),
        text: z.string(),
        warnings: z.array(z.enum(['asks_for_money', 'leads_away'])),
        at: date,
      }),
    ),
    notes: z.object({ own: note, other: z.string(), private: note }),
    steps: z.array(nextStep),
    thanks: z.object({ id: z.string(), text: z.string(), state: z.enum(thanksStates) }).nullable(),
    /** Of the mentee, for an asked mentor. */
    figures: menteeFigures,
    /** Where an attended time is in the calendar file. */
    hasCalendarEntry: z.boolean(),
    version: z.int(),
    can: z.object({
      answer: z.boolean(),
      withdraw: z.boolean(),
      cancel: z.boolean(),
      move: z.boolean(),
      answerMove: z.boolean(),
      takeMoveBack: z.boolean(),
      changeLocation: z.boolean(),
      answerClaim: z.boolean(),
      appeal: z.boolean(),
      write: z.boolean(),
      note: z.boolean(),
      addStep: z.boolean(),
      thank: z.boolean(),
      proposeMentorship: z.boolean(),
      report: z.boolean(),
    }),
  })
  .meta({ id: 'MentoringSession' });
export type SessionBody = z.infer<typeof session>;

/** A slot that the caller holds. */
export const reservation = z
  .object({
    id: z.string(),
    mentorId: z.string(),
    startsAt: date,
    minutes: z.int(),
    until: date,
    isOver: z.boolean(),
  })
  .meta({ id: 'MentoringReservation' });
export type ReservationBody = z.infer<typeof reservation>;
