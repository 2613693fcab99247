import * as calls from '#contract/applications/calls.ts';
import * as decidingCalls from '#contract/applications/deciding-calls.ts';
import * as exportCalls from '#contract/applications/export-calls.ts';
import * as fileCalls from '#contract/applications/file-calls.ts';
import * as interviewCalls from '#contract/applications/interview-calls.ts';
import * as noteCalls from '#contract/applications/note-calls.ts';
import * as receivedCalls from '#contract/applications/received-calls.ts';
import * as trialTaskCalls from '#contract/applications/trial-task-calls.ts';
import { newId } from '#core/ground/ids.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { opportunityThings } from '../opportunities/things.ts';
import { applicationThings } from './things.ts';

/** The thing that each call of this module names. */
export const applicationAccess = accessOf(
  {
    ...calls,
    ...receivedCalls,
    ...decidingCalls,
    ...exportCalls,
    ...fileCalls,
    ...trialTaskCalls,
    ...noteCalls,
    ...interviewCalls,
  },
  {
    postApplication: applicationThings.applied,
    postApplicationForm: applicationThings.applied,
    getPreparedApplication: opportunityThings.opportunityBySlug,
    listApplications: nothing,
    getApplication: applicationThings.application,
    patchApplication: applicationThings.application,
    putWithdrawal: applicationThings.application,
    putConfirmation: applicationThings.application,
    putApplicationConversation: applicationThings.application,
    listSimilarOpportunities: applicationThings.application,
    getApplicationFile: applicationThings.application,
    listReceivedApplications: opportunityThings.opportunity,
    getApplicationBoard: opportunityThings.opportunity,
    getReceivedApplication: applicationThings.received,
    putOpening: applicationThings.received,
    putShortlisting: applicationThings.received,
    putDecline: applicationThings.received,
    putOffer: applicationThings.received,
    deleteOffer: applicationThings.offered,
    putAcceptance: applicationThings.offer,
    putJoining: applicationThings.accepted,
    deleteHeldSeat: applicationThings.late,
    deleteDecline: applicationThings.received,
    putDeclines: opportunityThings.opportunity,
    putUndoneDeclines: opportunityThings.opportunity,
    putDecidedClosure: opportunityThings.opportunity,
    postApplicationExport: opportunityThings.opportunity,
    listApplicationExports: opportunityThings.opportunity,
    putApplicationFile: applicationThings.application,
    postApplicationFileForm: applicationThings.application,
    putTrial: applicationThings.tried,
    putTrialResult: applicationThings.trial,
    postTrialForm: applicationThings.trial,
    getTrialFile: applicationThings.handed,
    listApplicationNotes: applicationThings.received,
    postApplicationNote: applicationThings.received,
    patchApplicationNote: applicationThings.note,
    deleteApplicationNote: applicationThings.note,
    putInterview: applicationThings.received,
    deleteInterview: applicationThings.talk,
    putMovedTime: applicationThings.moved,
    putInterviewTime: applicationThings.invited,
    putInterviewMove: applicationThings.agreed,
    getCalendarEntry: applicationThings.agreed,
  },
  {
    postApplication: { answers: () => [], hours: () => 8 },
    patchApplication: { answers: () => [], hours: () => 8 },
    putInterview: { place: () => 'A call' },
    putOffer: { hours: () => 8, terms: () => 'Three rooms.' },
    putDecline: { reason: () => 'chose_another' },
    putDeclines: { applications: () => [{ id: newId(), version: 1 }], reason: () => 'chose_another' },
    putDecidedClosure: { reason: () => 'chose_another' },
    putTrialResult: { text: () => 'The meter says 4,711.' },
    postApplicationForm: { hours: () => '8' },
    postApplicationFileForm: { version: () => '1', remove: () => 'yes' },
  },
);
