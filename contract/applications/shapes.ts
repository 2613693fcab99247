import { z } from 'zod';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { opportunityStates, worsenings } from '../opportunities/limits.ts';
import { openOpportunity, said } from '../opportunities/shapes.ts';
import { personRow } from '../people/find-calls.ts';
import {
  applicationEndings,
  applicationStages,
  applicationSteps,
  declineReasons,
  trialStates,
} from './limits.ts';

const stage = z.enum(applicationStages);
const ending = z.enum(applicationEndings);
const ofOpportunity = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(opportunityKinds),
  state: z.enum(opportunityStates),
  project: z.object({ slug: z.string(), name: z.string() }),
});
/** Who owes the next step, and until when; the last value stands for a step that no member can make. */
const waits = z.object({ whose: z.enum(['project', 'applicant', 'nobody']), dueAt: z.string() });
const file = z.object({ name: z.string(), size: z.int(), mimeType: z.string() });
const timeline = z.array(z.object({ kind: z.enum(applicationSteps), at: z.string() }));
const sent = {
  note: z.string(),
  /** In the order of the questions of its terms. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  hours: z.int(),
  startsOn: z.string(),
  file: file.nullable(),
  /** The number of the terms that it answers, and what they say. */
  terms: z.int(),
  said,
};
/** Why it was declined; empty where it was not. */
const decline = { reason: z.enum(['', ...declineReasons]), words: z.string() };

/** The last offer to a named applicant; null without one. */
const offer = z
  .object({
    title: z.string(),
    startsOn: z.string(),
    hours: z.int(),
    terms: z.string(),
    answerBy: z.string(),
    madeAt: z.string(),
  })
  .nullable();

/** An interview, agreed or proposed; null where there was none. */
export const interview = z
  .object({
    /** The time that is agreed, or was until it was called off; empty while there is none. */
    at: z.string(),
    isCalledOff: z.boolean(),
    minutes: z.int(),
    place: z.string(),
    /** The times to choose from, and the side that proposed them. */
    times: z.array(z.string()),
    proposedBy: z.enum(['owner', 'applicant']),
    /** Where both sides live. */
    zones: z.object({ owner: z.string(), applicant: z.string() }),
  })
  .nullable();
export type InterviewBody = z.infer<typeof interview>;

/** Empty until one side has begun the conversation, and once the reader may no longer read it. */
const conversationId = z.string();

/** When an agreed interview is, with the reader's time zone; null where none is agreed. */
const interviewTime = z.object({ at: z.string(), zone: z.string() }).nullable();

/** A trial task that was asked for, and what came of it; null where none was. */
const trial = z
  .object({
    state: z.enum(trialStates).exclude(['']),
    task: z.string(),
    hours: z.int(),
    askedAt: z.string(),
    /** Empty until the applicant has. */
    handedInAt: z.string(),
    text: z.string(),
    links: z.array(z.string()),
    file: file.nullable(),
  })
  .nullable();

/** As the applicant sees it. */
export const application = z
  .object({
    id: z.string(),
    opportunity: ofOpportunity,
    stage,
    ending,
    ...decline,
    ...sent,
    sentAt: z.string(),
    /** Empty until an owner has. */
    openedAt: z.string(),
    endedAt: z.string(),
    /** Worse terms that they are asked about; null while they are not. */
    asked: z.object({ terms: z.int(), said, worse: z.array(z.enum(worsenings)) }).nullable(),
    /** The applicant has not answered that in time: the owners do not review the application until they do. */
    isAside: z.boolean(),
    offer,
    interview,
    interviewTime,
    trial,
    conversationId,
    waits,
    timeline,
    version: z.int(),
    can: z.object({
      edit: z.boolean(),
      withdraw: z.boolean(),
      confirm: z.boolean(),
      accept: z.boolean(),
      chooseTime: z.boolean(),
      moveInterview: z.boolean(),
      handIn: z.boolean(),
      talk: z.boolean(),
      applyAgain: z.boolean(),
    }),
    /** An applicant who withdraws this application cannot apply for the opportunity again. */
    isLastTry: z.boolean(),
  })
  .meta({ id: 'Application' });
export type ApplicationBody = z.infer<typeof application>;

export const applicationRow = z.object({
  id: z.string(),
  opportunity: ofOpportunity,
  stage,
  ending,
  isAside: z.boolean(),
  isAsked: z.boolean(),
  sentAt: z.string(),
  /** Empty until an owner has. */
  openedAt: z.string(),
  endedAt: z.string(),
  interviewTime,
  waits,
});
export type ApplicationRowBody = z.infer<typeof applicationRow>;

/** The data that the form of an application begins with. */
export const preparedApplication = z.object({
  opportunity: openOpportunity,
  /** The refusal that would come; empty where none would. */
  bar: z.string(),
  /** The day until which it holds; empty where it names none. */
  barOn: z.string(),
  /** The open application that there is already; empty where there is none. */
  openId: z.string(),
  note: z.string(),
  hours: z.int(),
  startsOn: z.string(),
  files: z.array(z.object({ bucketId: z.string(), fileId: z.string(), name: z.string() })),
});
export type PreparedApplicationBody = z.infer<typeof preparedApplication>;

/**
 * As lists of the project's owners show it. Once it is not theirs to read any more it is the name and the stage; the rest is empty.
 */
export const receivedRow = z.object({
  id: z.string(),
  person: personRow,
  /** Not available at present: of the person it is the name. */
  isAway: z.boolean(),
  stage,
  ending,
  isAside: z.boolean(),
  /** A decline that the applicant has not learnt of yet. */
  isLeaving: z.boolean(),
  hours: z.int(),
  startsOn: z.string(),
  sentAt: z.string(),
  interviewTime,
  waits,
  version: z.int(),
  /** Since when an answer of the project is awaited; empty where it owes none. */
  waitsSince: z.string(),
  can: z.object({
    shortlist: z.boolean(),
    interview: z.boolean(),
    decline: z.boolean(),
    undo: z.boolean(),
    offer: z.boolean(),
    join: z.boolean(),
  }),
});
export type ReceivedRowBody = z.infer<typeof receivedRow>;

/** An application as the owners of its project see it. Its content is null once they may no longer read it. */
export const received = z
  .object({
    ...receivedRow.shape,
    ...decline,
    opportunity: ofOpportunity,
    /** Until when a decline can be undone; empty where none is on its way. */
    leavesAt: z.string(),
    sent: z.object(sent).nullable(),
    isAsked: z.boolean(),
    endedAt: z.string(),
    offer,
    interview,
    trial,
    conversationId,
    timeline,
    can: z.object({
      shortlist: z.boolean(),
      decline: z.boolean(),
      undo: z.boolean(),
      interview: z.boolean(),
      chooseTime: z.boolean(),
      cancelInterview: z.boolean(),
      offer: z.boolean(),
      talk: z.boolean(),
      takeBackOffer: z.boolean(),
      askTrial: z.boolean(),
      confirmJoining: z.boolean(),
      freeSeat: z.boolean(),
    }),
  })
  .meta({ id: 'ReceivedApplication' });
export type ReceivedBody = z.infer<typeof received>;
