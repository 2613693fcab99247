import { z } from 'zod';
import { currencies } from '#rules/amounts/money.ts';
import { opportunityKinds, payPeriods, verificationKinds, workModes } from '#rules/lists/kinds.ts';
import { districtName, skillName } from '../ground/listed-names.ts';
import { picture } from '../projects/picture-calls.ts';
import { leftToSubmit, neededToSubmit, opportunityStates, reviewReasons } from './limits.ts';

const pay = z.object({
  min: z.int(),
  max: z.int(),
  currency: z.enum(currencies),
  period: z.enum(payPeriods),
});
export type Pay = z.infer<typeof pay>;
/** `organisation`: the address of the institution here that it names; left out for a name that was written by hand. */
const credit = z.object({
  institution: z.string(),
  hours: z.int(),
  organisation: z.string().optional(),
});
/** The credit that the named institution has confirmed, at most; null where it has not. */
const creditConfirmed = z
  .object({ organisation: z.string(), name: z.string(), hours: z.int(), credits: z.int() })
  .nullable();
export type CreditConfirmed = z.infer<typeof creditConfirmed>;

/** Days are `2031-05-01`; `""` and 0 stand for what is not said yet, and 0 weeks for an open end. */
export const said = z
  .object({
    kind: z.enum(opportunityKinds),
    title: z.string(),
    wouldDo: z.string(),
    wouldLearn: z.string(),
    lookFor: z.string(),
    skills: z.array(skillName),
    seats: z.int(),
    startsOn: z.string(),
    weeks: z.int(),
    hoursAWeek: z.int(),
    mode: z.enum(['', ...workModes]),
    place: districtName,
    questions: z.array(z.string()),
    trialTask: z.string(),
    trialHours: z.int(),
    closesOn: z.string(),
    pay: pay.nullable(),
    equity: z.boolean(),
    credit: credit.nullable(),
  })
  .meta({ id: 'OpportunityTerms' });
export type OpportunitySaid = z.infer<typeof said>;

const ofProject = z.object({ slug: z.string(), name: z.string() });

const review = z.object({
  about: z.enum(['opportunity', 'edit']),
  reasons: z.array(z.enum(reviewReasons)),
  askedAt: z.string(),
  dueAt: z.string(),
  isLate: z.boolean(),
});

/** As its project's team sees it. */
export const opportunity = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(opportunityStates),
  project: ofProject,
  said,
  /** An edit that awaits its review; null without one. */
  proposed: said.nullable(),
  version: z.int(),
  terms: z.int(),
  joined: z.int(),
  held: z.int(),
  openApplications: z.int(),
  isAppliedTo: z.boolean(),
  /** Which needed fields are empty. */
  lacks: z.array(z.enum(neededToSubmit)),
  /** All that keeps a draft from being submitted, in the order of the form: why, on which field, and the last day that can be chosen. */
  left: z.array(z.object({ code: z.enum(leftToSubmit), param: z.string(), on: z.string() })),
  closesAt: z.string(),
  publishedAt: z.string(),
  /** The review that it awaits; null where it awaits none. */
  review: review.nullable(),
  /** Why it was sent back last, while nothing else was decided; empty where it was not. */
  returnedFor: z.string(),
  removedFor: z.string(),
  /** Its project has let answers lapse: it opens again once every waiting applicant has an answer. */
  isLapsed: z.boolean(),
  /** An administrator hides it from all members except its team. */
  isHeldBack: z.boolean(),
  /** The case in which that, or its removal, was decided; empty where nothing was. */
  caseId: z.string(),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    takeBack: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    close: z.boolean(),
    renew: z.boolean(),
    reopen: z.boolean(),
    remove: z.boolean(),
    duplicate: z.boolean(),
    readApplications: z.boolean(),
  }),
});
export type OpportunityBody = z.infer<typeof opportunity>;

export const opportunityRow = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(opportunityStates),
  project: ofProject,
  kind: z.enum(opportunityKinds),
  title: z.string(),
  seats: z.int(),
  joined: z.int(),
  closesAt: z.string(),
  /** An edit of it awaits its review. */
  hasProposal: z.boolean(),
});
export type OpportunityRowBody = z.infer<typeof opportunityRow>;

const kolam = z.object({ people: z.int(), seats: z.int(), loops: z.int() });
/** `cover`: where it is a picture; null where it is the kolam. */
const pictured = { kolam, cover: picture.nullable() };
/** `language`: that the team has declared for its text. */
const shown = { language: z.string(), ...pictured };

/** An opportunity in lists of open ones. */
export const listedOpportunity = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(opportunityKinds),
  title: z.string(),
  project: ofProject.extend(shown),
  skills: z.array(skillName),
  seats: z.int(),
  startsOn: z.string(),
  weeks: z.int(),
  hoursAWeek: z.int(),
  mode: z.enum(['', ...workModes]),
  place: districtName,
  pay: pay.nullable(),
  equity: z.boolean(),
  credit: credit.nullable(),
  creditConfirmed,
  closesAt: z.string(),
});
export type ListedOpportunity = z.infer<typeof listedOpportunity>;

/** An opportunity as each caller sees it who may see it. */
export const openOpportunity = said
  .omit({ seats: true })
  .extend({
    id: z.string(),
    slug: z.string(),
    state: z.enum(opportunityStates),
    /** The version of its terms; an application answers one version. */
    terms: z.int(),
    seats: z.int(),
    openSeats: z.int(),
    creditConfirmed,
    closesAt: z.string(),
    publishedAt: z.string(),
    /** Where it is, for search engines. */
    region: z.object({ name: z.string(), region: z.string(), country: z.string() }).nullable(),
    project: ofProject.extend({
      line: z.string(),
      website: z.string(),
      ...shown,
    }),
    /** The marks of those who own its project. */
    verified: z.array(z.enum(verificationKinds)),
    /** How its project answers, over 90 days; null while it is too new for that. `days` is null where too little was answered. */
    figures: z.object({ days: z.int().nullable(), percentInTime: z.int() }).nullable(),
    /** Its project lets payments become overdue. */
    paysLate: z.boolean(),
    isSaved: z.boolean(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'OpenOpportunity' });
export type OpenOpportunityBody = z.infer<typeof openOpportunity>;
