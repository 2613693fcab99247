import type { Currency } from '#rules/amounts/money.ts';
import type { ModuleKinds, Step } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';
import { innerAgreementPaths } from './inner-paths.ts';
import { agreementRefusals } from './refusals.ts';

/** A ruling on a milestone; `share` is the percentage in units. */
export type RulingEffect = {
  project: string;
  milestone: number;
  title: string;
  currency: Currency;
  value: number;
  awarded: number;
  share: number;
  passes: string;
};

/** A step about a milestone is named by the agreement and the number of the milestone. */
function milestonePath({ subjectId }: Step): string {
  const [id = '', number = ''] = subjectId.split('.');
  return innerAgreementPaths.milestone(id, number);
}

function disputePath({ subjectId }: Step): string {
  const [id = '', number = ''] = subjectId.split('.');
  return innerAgreementPaths.dispute(id, number);
}

/** The names by which other modules know this module. */
export const agreementKinds = {
  notifications: {
    agreement_proposed: 'always',
    agreement_countered: 'always',
    agreement_signed: 'always',
    agreement_active: 'always',
    agreement_declined: 'answers',
    agreement_withdrawn: 'answers',
    dispute_opened: 'always',
    dispute_evidence: 'answers',
    dispute_ruled: 'always',
    dispute_appealed: 'always',
    dispute_final: 'answers',
    dispute_late: 'always',
    dispute_proposed: 'always',
    dispute_declined: 'always',
    dispute_agreed: 'always',
    dispute_withdrawn: 'always',
    cause_late: 'always',
    amendment_proposed: 'always',
    amendment_signed: 'always',
    amendment_active: 'always',
    amendment_over: 'answers',
    agreement_pool_set: 'answers',
    agreement_entry: 'answers',
    milestone_started: 'answers',
    milestone_submitted: 'always',
    milestone_changes_asked: 'always',
    milestone_accepted: 'always',
    milestone_cancelled: 'answers',
    milestone_dropped: 'always',
    payment_time_asked: 'always',
    payment_time_answered: 'answers',
    payout_changed: 'always',
  },
  deadlines: {
    agreement_answer: { days: 14, path: ({ subjectId }) => innerAgreementPaths.ownAgreement(subjectId) },
    amendment_answer: {
      days: 14,
      path: ({ subjectId }) => innerAgreementPaths.amendment(subjectId.split('.')[0] ?? ''),
    },
    milestone_submission: {
      isNamedDay: true,
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      goesOnLate: true,
      path: milestonePath,
    },
    milestone_resubmission: {
      days: 14,
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      goesOnLate: true,
      path: milestonePath,
    },
    milestone_review: {
      days: 7,
      countsAsReply: true,
      reminderDays: [3, 6],
      silenceIsYes: true,
      isExtendedOnce: true,
      isRemembered: true,
      path: milestonePath,
    },
    payment: {
      days: 15,
      canExtend: 'with_consent',
      isRemembered: true,
      goesOnLate: true,
      path: milestonePath,
    },
    payment_confirmation: {
      days: 7,
      reminderDays: [3, 6],
      silenceIsYes: true,
      isAwaitedByTeam: true,
      isRemembered: true,
      path: milestonePath,
    },
    early_end_submission: {
      days: 7,
      isNamedDay: true,
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      path: milestonePath,
    },
    cause_contest: {
      days: 7,
      reminderDays: [3, 6],
      silenceIsYes: true,
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      path: ({ subjectId }) => innerAgreementPaths.agreementEnd(subjectId),
    },
    cause_ruling: { days: 15, canExtend: 'no', goesOnLate: true, isRemembered: true, isUnnamed: true },
    // Silence stands for no yes here: a contributor who says nothing has not got the shares.
    conversion_confirmation: {
      days: 7,
      reminderDays: [3, 6],
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      path: ({ subjectId }) => innerAgreementPaths.agreementShares(subjectId.split('.')[0] ?? ''),
    },
    paying_back: {
      days: 15,
      canExtend: 'with_consent',
      isAwaitedByTeam: true,
      isRemembered: true,
      goesOnLate: true,
      path: milestonePath,
    },
    dispute_settlement: {
      days: 3,
      canExtend: 'no',
      isAwaitedByTeam: true,
      isRemembered: true,
      closesQuietly: true,
      path: disputePath,
    },
    // Both sides may bring evidence and neither has to, so the server reminds neither.
    dispute_evidence: {
      days: 7,
      canExtend: 'no',
      isRemembered: true,
      remindsNobody: true,
      closesQuietly: true,
      path: disputePath,
    },
    dispute_ruling: { days: 15, canExtend: 'no', goesOnLate: true, isRemembered: true, isUnnamed: true },
    dispute_appeal: { days: 7, isRemembered: true, isUnnamed: true },
    dispute_appeal_ruling: {
      days: 15,
      canExtend: 'no',
      goesOnLate: true,
      isRemembered: true,
      isUnnamed: true,
    },
  },
  openSteps: {
    milestone_start: { path: milestonePath },
    more_time_answer: { path: milestonePath },
    dispute_ruling: { path: disputePath, isOurs: true },
    dispute_appeal: { path: disputePath },
    dispute_appeal_ruling: { path: disputePath, isOurs: true },
    cause_ruling: { path: ({ subjectId }) => innerAgreementPaths.agreementEnd(subjectId), isOurs: true },
  },
  refusals: agreementRefusals,
  fieldErrors: [
    'agreement_line_missing',
    'agreement_line_long',
    'agreement_amount_invalid',
    'agreement_award_invalid',
    'agreement_number_invalid',
  ],
  proposals: { 'dispute.ruling': twoStaff<RulingEffect>('disputes') },
  deskActions: [
    'disputes.listed',
    'dispute.opened',
    'dispute.fileOpened',
    'dispute.ruled',
    'causes.listed',
    'cause.ruled',
    'ledgers.listed',
  ],
} as const satisfies ModuleKinds;
