import { z } from 'zod';
import { sides } from '#rules/mentoring/session-states.ts';
import { reviewStates } from '#rules/written-reviews/review-states.ts';
import { skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { session } from '../mentoring/shapes.ts';
import { reviewedWorks } from '../mentors/limits.ts';
import { personRow } from '../people/find-calls.ts';

const side = z.enum(sides);

const row = {
  id: z.string(),
  /** The caller's side. */
  side,
  state: z.enum(reviewStates),
  work: z.enum(reviewedWorks),
  topic: skillName,
  /** The mentee is under 18: the guardian reads along, and the mentor sees the first name alone. */
  isYoung: z.boolean(),
  /** When the next step is due; empty where none is awaited. */
  dueAt: date,
  /** Whether the caller makes the next step. */
  isOwnTurn: z.boolean(),
};

export const reviewRow = z
  .object({
    ...row,
    /** The other member; all of it is empty for a former member. */
    person: z.object({ id: z.string(), name: z.string() }),
    askedAt: date,
  })
  .meta({ id: 'WrittenReviewRow' });
export type ReviewRowBody = z.infer<typeof reviewRow>;

const file = z.object({ id: z.string(), name: z.string(), size: z.int() });
const warnings = session.shape.warnings;
const text = z.object({ text: z.string(), warnings, at: date });

export const review = z
  .object({
    ...row,
    /** As the two see each other, whatever they show to others; null for a former member. */
    person: personRow.nullable(),
    question: text,
    links: z.array(z.object({ address: z.string(), host: z.string() })),
    /** Files that came with the question, and the one of the answer, until they are deleted. */
    files: z.array(file),
    answerFile: file.nullable(),
    project: session.shape.project,
    /** The days within which the mentor answers after the yes. */
    answerDays: z.int(),
    acceptedAt: date,
    /** Null until it is there. */
    answer: text.nullable(),
    questionBack: text.nullable(),
    answerBack: text.nullable(),
    /** From the answer on: until when the mentee asks back, and when it closes. */
    closesAt: date,
    endedAt: date,
    endedBy: session.shape.endedBy,
    reason: z.string(),
    words: z.string(),
    /** Why the side that did not write these words at the end is warned of them. */
    wordsWarnings: warnings,
    /** The deadline for which the caller can ask for more time; empty where they cannot. */
    turnId: z.string(),
    /** The reason for more time, and how many days it gave; null without. */
    moreTime: z.object({ days: z.int(), reason: z.string() }).nullable(),
    /** Of the mentee, for an asked mentor. */
    figures: session.shape.figures,
    can: z.object({
      decide: z.boolean(),
      withdraw: z.boolean(),
      cancel: z.boolean(),
      answer: z.boolean(),
      askBack: z.boolean(),
      answerBack: z.boolean(),
      report: z.boolean(),
    }),
  })
  .meta({ id: 'WrittenReview' });
export type ReviewBody = z.infer<typeof review>;

/** Written reviews of one mentor, for the member who asks for one. */
export const reviewOffer = z
  .object({
    mentor: z.object({ id: z.string(), handle: z.string(), name: z.string() }),
    topics: z.array(skillName),
    /** The things that the mentee brings. */
    bring: z.string(),
    of: z.array(z.enum(reviewedWorks)),
    answerDays: z.int(),
    /** How many can be asked for now. */
    free: z.int(),
    isOpen: z.boolean(),
  })
  .meta({ id: 'WrittenReviewOffer' });
export type ReviewOfferBody = z.infer<typeof reviewOffer>;
