import type { DeadlineKind } from '#contract/collected.ts';
import type { ApplicationRow } from './row.ts';

export type Waiting = Pick<
  ApplicationRow,
  | 'id'
  | 'account_id'
  | 'opportunity_id'
  | 'project_id'
  | 'stage'
  | 'ended_at'
  | 'aside_at'
  | 'decline_at'
  | 'is_asked_times'
  | 'trial'
>;

/** Which answer a project owes now; null where it owes none, as while the applicant has to take a time. */
export function answerOwed(one: Waiting): DeadlineKind | null {
  if (one.ended_at || one.aside_at || one.decline_at) return null;
  // Until the applicant has done what they were asked for.
  if (one.trial === 'asked') return null;
  if (one.stage === 'submitted' || one.stage === 'seen') return 'application_first_decision';
  if (one.stage === 'interview') return one.is_asked_times ? null : 'application_later_decision';
  return one.stage === 'shortlisted' ? 'application_later_decision' : null;
}
