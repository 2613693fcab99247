import type { ShownKind, TurnBody } from '#contract/clocks/calls.ts';
import { agreementPaths } from '#web/agreement-paths.ts';
import { applicationPaths } from '#web/application-paths.ts';
import { paths } from '#web/paths.ts';

type Turn = Pick<TurnBody, 'kind' | 'subjectId' | 'slug'>;

const pages: Record<ShownKind, (turn: Turn) => string> = {
  verification_review: () => paths.verification,
  team_invitation: ({ subjectId }) => paths.invitation(subjectId),
  owner_hand_over: ({ slug }) => paths.projectTeam(slug),
  owner_succession: ({ slug }) => paths.projectTeam(slug),
  case_appeal: ({ subjectId }) => paths.judgedCase(subjectId),
  project_appeal: ({ slug }) => paths.ownProject(slug),
  opportunity_review: ({ slug }) => paths.ownOpportunity(slug),
  application_first_decision: ({ subjectId }) => paths.ownApplication(subjectId),
  application_later_decision: ({ subjectId }) => paths.ownApplication(subjectId),
  interview_answer: ({ subjectId }) => paths.ownApplication(subjectId),
  offer: ({ subjectId }) => paths.ownApplication(subjectId),
  agreement_answer: ({ subjectId }) => agreementPaths.ownAgreement(subjectId),
  milestone_submission: milestonePath,
  milestone_resubmission: milestonePath,
  milestone_review: milestonePath,
  early_end_submission: milestonePath,
  payment: milestonePath,
  payment_confirmation: milestonePath,
  paying_back: milestonePath,
  cause_contest: ({ subjectId }) => agreementPaths.agreementEnd(subjectId),
  conversion_confirmation: ({ subjectId }) => agreementPaths.agreementShares(subjectId.split('.')[0] ?? ''),
  amendment_answer: ({ subjectId }) => agreementPaths.amendment(subjectId.split('.')[0] ?? ''),
  dispute_evidence: disputePath,
  dispute_settlement: disputePath,
  trial_task: ({ subjectId }) => applicationPaths.handInTrial(subjectId),
  terms_confirmation: ({ subjectId }) => paths.ownApplication(subjectId),
  first_message: ({ subjectId }) => paths.conversation(subjectId),
  verification_code: () => paths.verification,
  verification_rejected: () => paths.verification,
  verification_renewal: () => paths.verification,
  project_removed: ({ slug }) => paths.ownProject(slug),
  opportunity_returned: ({ subjectId }) => paths.ownOpportunity(subjectId),
  seat_free: ({ subjectId }) => paths.ownOpportunity(subjectId),
  terms_return: ({ subjectId }) => paths.ownApplication(subjectId),
  joining: ({ subjectId }) => paths.ownApplication(subjectId),
  report_decision: ({ subjectId }) => paths.ownReport(subjectId),
  case_decided: ({ subjectId }) => paths.judgedCase(subjectId),
  milestone_start: milestonePath,
  more_time_answer: milestonePath,
  dispute_ruling: disputePath,
  dispute_appeal: disputePath,
  dispute_appeal_ruling: disputePath,
  cause_ruling: ({ subjectId }) => agreementPaths.agreementEnd(subjectId),
};

/** What waits about a milestone is named by its agreement and its number. */
function milestonePath({ subjectId }: Turn): string {
  const [id = '', number = ''] = subjectId.split('.');
  return agreementPaths.milestone(id, number);
}

function disputePath({ subjectId }: Turn): string {
  const [id = '', number = ''] = subjectId.split('.');
  return agreementPaths.dispute(id, number);
}

/** Where whoever waits looks at it, where the step has a page that is for its maker alone. */
const pagesOfWaiting: Partial<Record<ShownKind, (turn: Turn) => string>> = {
  team_invitation: ({ slug }) => paths.projectTeam(slug),
  trial_task: ({ subjectId }) => paths.ownApplication(subjectId),
};

/** Where the step of a turn is made, or looked at. */
export function turnPath(turn: Turn, side: 'mine' | 'awaited'): string {
  const page = (side === 'awaited' && pagesOfWaiting[turn.kind]) || pages[turn.kind];
  return page(turn);
}
