import { z } from 'zod';
import { trialQuestions, yesOrNo } from '#rules/trials/questions.ts';
import { trialDecisions, trialSides, trialStates } from '#rules/trials/trial-states.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';

const [hours, months, , decides, equal, place, leaving, stopping] = trialQuestions;
const said = z.string();

export const trialAnswers = z.object({
  [hours]: said,
  [months]: said,
  savings: z.enum(yesOrNo),
  [decides]: said,
  [equal]: said,
  [place]: said,
  [leaving]: said,
  [stopping]: said,
});

const decision = z.enum(['', ...trialDecisions]);

const ownTrial = z.object({
  state: z.enum(trialStates),
  /** Only the side that begins it reads a draft; empty for the other one. */
  agreementId: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  /** Whether the caller's side signs for the project. */
  isOwnProject: z.boolean(),
  /** Empty until both have signed. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Whether two who go on invite the other member to own the project, or after it: whether they did. */
  invites: z.boolean(),
  isExtended: z.boolean(),
  answerBy: date,
  endedAt: date,
  own: decision,
  /** Empty until both are in or the time is over. */
  other: decision,
  areShown: z.boolean(),
});

export const trialPair = z
  .object({
    id: z.string(),
    side: z.enum(trialSides),
    /** Null for a former member, and for one who is not available. */
    person: personRow.nullable(),
    begunAt: date,
    /** One side is not available any more. */
    isOver: z.boolean(),
    questions: z.object({
      closedAt: date,
      openedAt: date,
      own: z.object({ answers: trialAnswers, handedInAt: date }).nullable(),
      hasOther: z.boolean(),
      other: trialAnswers.nullable(),
    }),
    /** The last trial of the two; null without any. */
    trial: ownTrial.nullable(),
    /** The projects in which the caller can begin one. */
    projects: z.array(z.object({ slug: z.string(), name: z.string() })),
    can: z.object({
      handIn: z.boolean(),
      takeBack: z.boolean(),
      close: z.boolean(),
      begin: z.boolean(),
      decide: z.boolean(),
      askTwoWeeks: z.boolean(),
      report: z.boolean(),
    }),
  })
  .meta({ id: 'TrialPair' });
export type TrialPairBody = z.infer<typeof trialPair>;
