import type { DeclineReason } from '#contract/applications/limits.ts';
import type {
  ApplicationBody,
  ApplicationRowBody,
  ReceivedBody,
  ReceivedRowBody,
} from '#contract/applications/shapes.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { presentSaid } from '../opportunities/present.ts';
import type { Said } from '../opportunities/row.ts';
import { worsenedIn } from '../opportunities/worsened.ts';
import { type Applicant, nameAlone } from './find-applicants.ts';
import { presentInterview } from './find-interview.ts';
import { presentOffer } from './find-offer.ts';
import type { ApplicationWithOpportunity, Enclosed } from './find-sent.ts';
import { presentTrial } from './find-trial.ts';
import * as policy from './policy.ts';
import type { ReceivedRow } from './received-row.ts';

function presentOpportunity(row: ApplicationWithOpportunity): ApplicationBody['opportunity'] {
  return {
    id: row.opportunity_id,
    slug: row.slug,
    title: row.title,
    kind: row.kind,
    // It reads as expired from its closing moment on, whether it is marked so yet or not.
    state: row.is_over && (row.state === 'live' || row.state === 'paused') ? 'expired' : row.state,
    project: { slug: row.project_slug, name: row.project_name },
  };
}

/** For the applicant, who must not learn of a pending decline. */
function presentDeadline(row: ApplicationWithOpportunity): ApplicationBody['waits'] {
  if (!row.due_at) return { whose: 'nobody', dueAt: '' };
  return { whose: row.waits_for_applicant ? 'applicant' : 'project', dueAt: isoDate(row.due_at) };
}

function presentDeadlineToOwners(row: ApplicationWithOpportunity): ApplicationBody['waits'] {
  return row.decline_at && !row.waits_for_applicant ? { whose: 'nobody', dueAt: '' } : presentDeadline(row);
}

function presentTimeline({ steps }: Enclosed): ApplicationBody['timeline'] {
  return steps.map(({ kind, at }) => ({ kind, at: isoDate(at) }));
}

function presentEnclosed(row: ApplicationWithOpportunity, { file, terms }: Enclosed) {
  return {
    note: row.note,
    answers: terms.questions.map((question, at) => ({ question, answer: row.answers[at] ?? '' })),
    hours: row.hours,
    startsOn: row.starts_on,
    file,
    terms: row.terms,
    said: presentSaid(terms),
  };
}

/** The applicant does not read a pending decline. */
function presentDecline(row: ApplicationWithOpportunity, isSent: boolean) {
  return isSent
    ? { reason: row.reason as DeclineReason | '', words: row.words }
    : { reason: '' as const, words: '' };
}

export function presentSentRow(row: ApplicationWithOpportunity): ApplicationRowBody {
  return {
    id: row.id,
    opportunity: presentOpportunity(row),
    stage: row.stage,
    ending: row.ending,
    isAside: row.aside_at !== null,
    isAsked: row.asked_terms !== null,
    sentAt: isoDate(row.sent_at),
    openedAt: isoDateOrEmpty(row.opened_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    interviewTime: timeOf(row, row.applicant_zone),
    waits: presentDeadline(row),
  };
}

/** While that is its stage. */
function timeOf({ stage, interview_at: at }: ApplicationWithOpportunity, zone: string | null) {
  return stage === 'interview' && at ? { at: isoDate(at), zone: zone ?? 'Asia/Kolkata' } : null;
}

export function presentSent(
  row: ApplicationWithOpportunity,
  enclosed: Enclosed,
  {
    askedSaid,
    canApplyAgain,
    isLastTry,
  }: { askedSaid: Said | null; canApplyAgain: boolean; isLastTry: boolean },
): ApplicationBody {
  const { isAsked: _, ...common } = presentSentRow(row);
  return {
    ...common,
    ...presentDecline(row, row.stage === 'declined'),
    ...presentEnclosed(row, enclosed),
    asked:
      askedSaid && row.asked_terms !== null
        ? {
            terms: row.asked_terms,
            said: presentSaid(askedSaid),
            worse: worsenedIn(enclosed.terms, askedSaid),
          }
        : null,
    offer: presentOffer(row, enclosed),
    interview: presentInterview(enclosed.interview),
    trial: presentTrial(row, enclosed),
    conversationId: enclosed.conversationId,
    timeline: presentTimeline(enclosed),
    version: policy.versionNotifiedOf(row),
    isLastTry,
    can: {
      edit: policy.mayEdit(row),
      withdraw: policy.mayWithdraw(row),
      confirm: policy.mayConfirm(row, row),
      accept: row.stage === 'offered',
      chooseTime: policy.mayChooseTime(row, enclosed.interview, 'applicant'),
      moveInterview: policy.mayMoveInterview(row, enclosed.interview),
      handIn: policy.mayHandIn(row),
      talk: policy.isOpen(row),
      applyAgain: canApplyAgain,
    },
  };
}

/** After a while, and after a withdrawal, owners read who it was and how it ended. */
export function presentReceivedRow(row: ReceivedRow, applicant: Applicant): ReceivedRowBody {
  const isShown = row.is_readable;
  return {
    id: row.id,
    person: isShown ? applicant.person : nameAlone(applicant.person),
    isAway: applicant.isAway,
    stage: row.stage,
    ending: row.ending,
    isAside: row.aside_at !== null,
    isLeaving: row.decline_at !== null,
    hours: isShown ? row.hours : 0,
    startsOn: isShown ? row.starts_on : '',
    sentAt: isShown ? isoDate(row.sent_at) : '',
    interviewTime: isShown ? timeOf(row, row.owner_zone) : null,
    waits: presentDeadlineToOwners(row),
    version: row.version,
    waitsSince: waitsSince(row),
    can: {
      shortlist: policy.mayShortlist(row),
      // Of the first one; its page says whether another can be.
      interview: policy.mayInterview(row, undefined),
      decline: policy.mayDecline(row),
      undo: policy.mayUndo(row),
      offer: policy.mayOffer(row, row),
      join: policy.mayConfirmJoining(row),
    },
  };
}

/** Since when the answer is awaited that the project owes; a first one since it was sent. Empty where it owes none. */
function waitsSince(row: ReceivedRow): string {
  if (presentDeadlineToOwners(row).whose !== 'project') return '';
  const isFirst = row.stage === 'submitted' || row.stage === 'seen';
  return isoDateOrEmpty(isFirst ? row.sent_at : row.began_at);
}

export function presentReceived(row: ReceivedRow, applicant: Applicant, enclosed: Enclosed): ReceivedBody {
  const isShown = row.is_readable;
  return {
    ...presentReceivedRow(row, applicant),
    ...presentDecline(row, isShown),
    opportunity: presentOpportunity(row),
    leavesAt: isoDateOrEmpty(row.decline_at),
    sent: isShown ? presentEnclosed(row, enclosed) : null,
    isAsked: row.asked_terms !== null,
    endedAt: isShown ? isoDateOrEmpty(row.ended_at) : '',
    offer: isShown ? presentOffer(row, enclosed) : null,
    interview: isShown ? presentInterview(enclosed.interview) : null,
    trial: isShown ? presentTrial(row, enclosed) : null,
    conversationId: isShown ? enclosed.conversationId : '',
    timeline: isShown ? presentTimeline(enclosed) : [],
    can: {
      shortlist: policy.mayShortlist(row),
      decline: policy.mayDecline(row),
      undo: policy.mayUndo(row),
      interview: policy.mayInterview(row, enclosed.interview),
      chooseTime: policy.mayChooseTime(row, enclosed.interview, 'owner'),
      cancelInterview: policy.mayCancelInterview(row, enclosed.interview),
      offer: policy.mayOffer(row, row),
      talk: policy.isOpen(row),
      takeBackOffer: policy.mayTakeBackOffer(row),
      askTrial: enclosed.terms.trialTask !== '' && policy.mayAskTrial(row),
      confirmJoining: policy.mayConfirmJoining(row),
      freeSeat: row.stage === 'accepted' && enclosed.offer?.is_late === true,
    },
  };
}
