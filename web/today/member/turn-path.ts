import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import type { ShownKind, TurnBody } from '#contract/clocks/calls.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';

type Turn = Pick<TurnBody, 'kind' | 'subjectId' | 'slug'>;

const pages: Record<ShownKind, (turn: Turn) => string> = {
  verification_review: () => verificationPaths.verification,
  team_invitation: ({ subjectId }) => projectPaths.invitation(subjectId),
  owner_hand_over: ({ slug }) => projectPaths.projectTeam(slug),
  owner_succession: ({ slug }) => projectPaths.projectTeam(slug),
  case_appeal: ({ subjectId }) => casePaths.judgedCase(subjectId),
  project_appeal: ({ slug }) => projectPaths.ownProject(slug),
  opportunity_review: ({ slug }) => opportunityPaths.ownOpportunity(slug),
  application_first_decision: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  application_later_decision: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  interview_answer: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  offer: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  agreement_answer: ({ subjectId }) => innerAgreementPaths.ownAgreement(subjectId),
  milestone_submission: milestonePath,
  milestone_resubmission: milestonePath,
  milestone_review: milestonePath,
  early_end_submission: milestonePath,
  payment: milestonePath,
  payment_confirmation: milestonePath,
  paying_back: milestonePath,
  cause_contest: ({ subjectId }) => innerAgreementPaths.agreementEnd(subjectId),
  conversion_confirmation: ({ subjectId }) =>
    innerAgreementPaths.agreementShares(subjectId.split('.')[0] ?? ''),
  amendment_answer: ({ subjectId }) => innerAgreementPaths.amendment(subjectId.split('.')[0] ?? ''),
  dispute_evidence: disputePath,
  dispute_settlement: disputePath,
  trial_task: ({ subjectId }) => innerApplicationPaths.handInTrial(subjectId),
  terms_confirmation: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  first_message: ({ subjectId }) => conversationPaths.conversation(subjectId),
  verification_code: () => verificationPaths.verification,
  verification_rejected: () => verificationPaths.verification,
  verification_renewal: () => verificationPaths.verification,
  project_removed: ({ slug }) => projectPaths.ownProject(slug),
  opportunity_returned: ({ subjectId }) => opportunityPaths.ownOpportunity(subjectId),
  seat_free: ({ subjectId }) => opportunityPaths.ownOpportunity(subjectId),
  terms_return: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  joining: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
  report_decision: ({ subjectId }) => casePaths.ownReport(subjectId),
  case_decided: ({ subjectId }) => casePaths.judgedCase(subjectId),
  milestone_start: milestonePath,
  more_time_answer: milestonePath,
  dispute_ruling: disputePath,
  dispute_appeal: disputePath,
  dispute_appeal_ruling: disputePath,
  cause_ruling: ({ subjectId }) => innerAgreementPaths.agreementEnd(subjectId),
};

/** What waits about a milestone is named by its agreement and its number. */
function milestonePath({ subjectId }: Turn): string {
  const [id = '', number = ''] = subjectId.split('.');
  return innerAgreementPaths.milestone(id, number);
}

function disputePath({ subjectId }: Turn): string {
  const [id = '', number = ''] = subjectId.split('.');
  return innerAgreementPaths.dispute(id, number);
}

/** Where whoever waits looks at it, where the step has a page that is for its maker alone. */
const pagesOfWaiting: Partial<Record<ShownKind, (turn: Turn) => string>> = {
  team_invitation: ({ slug }) => projectPaths.projectTeam(slug),
  trial_task: ({ subjectId }) => applicationPaths.ownApplication(subjectId),
};

/** Where the step of a turn is made, or looked at. */
export function turnPath(turn: Turn, side: 'mine' | 'awaited'): string {
  const page = (side === 'awaited' && pagesOfWaiting[turn.kind]) || pages[turn.kind];
  return page(turn);
}
