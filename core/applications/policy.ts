import { type SqlBool, sql } from 'kysely';
import { interviewLimits } from '#contract/applications/interview-limits.ts';
import type { OpportunityState } from '#contract/opportunities/limits.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import { type InterviewRow, isAgreed } from './find-interview.ts';
import type { ApplicationRow } from './row.ts';

type Stands = Pick<
  ApplicationRow,
  'stage' | 'ended_at' | 'aside_at' | 'asked_terms' | 'decline_at' | 'opened_at'
>;
type OfOpportunity = { state: OpportunityState; is_over: boolean };

export function isOpen({ ended_at: endedAt }: Pick<Stands, 'ended_at'>): boolean {
  return endedAt === null;
}

/** Until an owner has opened it. */
export function mayEdit(one: Stands): boolean {
  return isOpen(one) && one.stage === 'submitted' && one.opened_at === null;
}

export function mayWithdraw(one: Stands): boolean {
  return isOpen(one);
}

/** An application that was set aside can come back until the closing day. */
export function mayConfirm(one: Stands, opportunity: OfOpportunity): boolean {
  if (!isOpen(one) || one.asked_terms === null) return false;
  return one.aside_at === null || mayBringBack(opportunity);
}

export function mayBringBack({ state, is_over: isOver }: OfOpportunity): boolean {
  return ['live', 'paused'].includes(state) && !isOver;
}

/** A pending decline has raised the version, which only owners know. */
export function versionNotifiedOf({
  version,
  decline_at: declineAt,
}: Pick<ApplicationRow, 'version' | 'decline_at'>) {
  return declineAt ? version - 1 : version;
}

/** A pending decline can be undone; nothing else is decided meanwhile. */
function isDecidable(one: Stands): boolean {
  return isOpen(one) && one.aside_at === null && one.decline_at === null;
}

export function mayShortlist(one: Stands): boolean {
  return isDecidable(one) && (one.stage === 'submitted' || one.stage === 'seen');
}

export function mayDecline(one: Stands): boolean {
  return isDecidable(one) && ['submitted', 'seen', 'shortlisted', 'interview'].includes(one.stage);
}

/** The opportunity may be paused or past its closing day by now; its seats are checked separately. */
export function mayOffer(one: Stands, { state }: Pick<OfOpportunity, 'state'>): boolean {
  const isThere = ['live', 'paused', 'expired', 'filled'].includes(state);
  return isThere && isDecidable(one) && ['submitted', 'seen', 'shortlisted', 'interview'].includes(one.stage);
}

/** `is_ahead`: it is to come, by the database's clock. */
type Interview =
  | (Pick<InterviewRow, 'chosen_at' | 'cancelled_at' | 'rounds' | 'owner_moved' | 'applicant_moved'> & {
      is_ahead: boolean;
    })
  | undefined;

function isToCome(one: Stands, interview: Interview): boolean {
  if (!interview?.is_ahead) return false;
  return isOpen(one) && one.stage === 'interview' && isAgreed(interview);
}

/**
 * Times are proposed from the earlier stages, once more for an agreed interview that is to come, and again for a past one,
 * which one side may have missed.
 */
export function mayInterview(one: Stands, interview: Interview): boolean {
  if (!isDecidable(one)) return false;
  const isRoundLeft = (interview?.rounds ?? 0) < interviewLimits.rounds;
  if (one.stage !== 'interview')
    return isRoundLeft && ['submitted', 'seen', 'shortlisted'].includes(one.stage);
  if (isToCome(one, interview)) return interview?.owner_moved === false;
  return isRoundLeft && interview !== undefined && isAgreed(interview);
}

/** The applicant moves an agreed interview once. */
export function mayMoveInterview(one: Stands, interview: Interview): boolean {
  return isToCome(one, interview) && interview?.applicant_moved === false;
}

export function mayCancelInterview(
  one: Stands & Pick<ApplicationRow, 'is_asked_times'>,
  interview: Interview,
): boolean {
  return isDecidable(one) && (isToCome(one, interview) || (one.stage === 'interview' && one.is_asked_times));
}

/** The side that did not propose the times takes one of them. */
export function mayChooseTime(
  one: Stands,
  interview: Pick<InterviewRow, 'times' | 'proposed_by'> | undefined,
  side: 'owner' | 'applicant',
): boolean {
  const isAsked = interview !== undefined && interview.times.length > 0 && interview.proposed_by !== side;
  const isTheirs = side === 'owner' ? isDecidable(one) : isOpen(one);
  return isTheirs && one.stage === 'interview' && isAsked;
}

/** Once, from the short list on. */
export function mayAskTrial(one: Stands & Pick<ApplicationRow, 'trial'>): boolean {
  return isDecidable(one) && ['shortlisted', 'interview'].includes(one.stage) && one.trial === '';
}

export function mayHandIn(one: Stands & Pick<ApplicationRow, 'trial'>): boolean {
  return isOpen(one) && one.trial === 'asked';
}

export function mayTakeBackOffer({ stage }: Stands): boolean {
  return stage === 'offered';
}

export function mayConfirmJoining({ stage }: Stands): boolean {
  return stage === 'accepted';
}

export function mayUndo(one: Stands): boolean {
  return isOpen(one) && one.decline_at !== null;
}

/** Owners and applicants of an opportunity know of each other. */
export const knowByApplication: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from applications join project_members using (project_id)
  where is_owner and (
    (applications.account_id = ${member.id} and project_members.account_id = ${sql.ref(person)})
    or (project_members.account_id = ${member.id} and applications.account_id = ${sql.ref(person)})
  )
)`;
