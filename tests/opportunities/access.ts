import * as calls from '#contract/opportunities/calls.ts';
import * as deskCalls from '#contract/opportunities/desk-calls.ts';
import * as findCalls from '#contract/opportunities/find-calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { teamThings } from '../projects/things.ts';
import { opportunityThings } from './things.ts';

/** The thing that each call of this module names. */
export const opportunityAccess = accessOf(
  { ...calls, ...findCalls, ...deskCalls },
  {
    postOpportunity: teamThings.project,
    listOwnOpportunities: nothing,
    getOwnOpportunity: opportunityThings.opportunity,
    patchOpportunity: opportunityThings.opportunity,
    deleteOpportunity: opportunityThings.draftOpportunity,
    putSubmission: opportunityThings.opportunity,
    deleteSubmission: opportunityThings.opportunity,
    putPause: opportunityThings.opportunity,
    deletePause: opportunityThings.opportunity,
    putClosure: opportunityThings.opportunity,
    putRenewal: opportunityThings.opportunity,
    putReopening: opportunityThings.opportunity,
    postCopy: opportunityThings.opportunity,
    getOpportunity: opportunityThings.opportunityBySlug,
    putSaving: opportunityThings.opportunityBySlug,
    deleteSaving: opportunityThings.opportunityBySlug,
    getFittingOpportunities: nothing,
    listSavedOpportunities: nothing,
    listProjectOpportunities: teamThings.project,
    getFoundOpportunities: nothing,
    getOpportunities: nothing,
    getDeskOpportunities: nothing,
    getDeskOpportunity: opportunityThings.judgedOpportunity,
    putReviewDecision: opportunityThings.judgedOpportunity,
    putOpportunityRemoval: opportunityThings.judgedOpportunity,
  },
  {
    getOpportunities: { kind: () => 'Internship' },
    getFoundOpportunities: { kind: () => 'Internship' },
  },
);
