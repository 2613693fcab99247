import { z } from 'zod';
import { amountOrZero } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { disputeLimits } from './dispute-limits.ts';
import { dispute } from './dispute-shapes.ts';
import { agreementMilestone, basedOn, entryNumber } from './params.ts';
import { goneMilestone } from './work-calls.ts';

/** Disputes about milestones, as the two sides have them. */

const asItStands = { status: 200, body: dispute, about: 'As it stands now' } as const;
const of = { access: 'member', forSuspended: true, ...goneMilestone } as const;
const text = longText(disputeLimits.text.min, disputeLimits.text.max);
/** One of the member's own files; the server copies it. */
const file = z.object({ bucketId: id, fileId: id }).nullable().default(null);
const said = { basedOn, text, file };
const refusals = [
  'agreement_moved',
  'milestone_unknown',
  'conflict',
  'not_your_side',
  'not_from_this_stage',
  'agreement_settled',
  'storage_file_not_found',
  'storage_bucket_not_found',
] as const;

/** Messages between the two sides carry no file. */
const settlementRefusals = [
  'agreement_moved',
  'milestone_unknown',
  'conflict',
  'not_your_side',
  'not_from_this_stage',
  'agreement_settled',
] as const;

export const getDispute = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute',
  summary: 'The dispute about a milestone, or whether one can be opened',
  ...of,
  params: { ...agreementMilestone },
  answer: asItStands,
  refusals: ['agreement_moved', 'milestone_unknown'],
});

export const postDispute = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute',
  summary:
    'Open the dispute about a milestone, from its submission until 30 days after it was settled, rejected or dropped; once, and once more where it was withdrawn',
  ...of,
  params: { ...agreementMilestone, ...said },
  answer: asItStands,
  refusals: [...refusals, 'dispute_used', 'dispute_too_late'],
});

export const postEvidence = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/evidence',
  summary: 'Bring evidence while its seven days run; the ledger holds salted hashes of it',
  ...of,
  params: { ...agreementMilestone, ...said },
  answer: asItStands,
  refusals: [...refusals, 'dispute_evidence_over', 'dispute_evidence_full'],
});

export const postAppeal = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/appeal',
  summary: 'Appeal against a ruling, once and within seven days; another administrator decides',
  ...of,
  params: { ...agreementMilestone, ...said },
  answer: asItStands,
  refusals: [...refusals, 'dispute_appeal_over', 'dispute_appeal_nobody'],
});

const settled = { basedOn, proposal: entryNumber };

export const postSettlement = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/settlements',
  summary:
    'Propose a settlement to the other side while the dispute is open: what a ruling may set, and words; the other side answers within three days',
  ...of,
  params: {
    ...agreementMilestone,
    basedOn,
    awarded: amountOrZero,
    words: longText(1, disputeLimits.settlementWords),
    passes: longText(0, disputeLimits.text.max).default(''),
  },
  answer: asItStands,
  refusals: [
    ...settlementRefusals,
    'award_too_large',
    'dispute_passes_missing',
    'settlement_full',
    'settlement_waits',
  ],
});

export const postSettlementAcceptance = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/settlements/acceptance',
  summary: 'Accept the proposed settlement: it is written as a ruling that both have agreed, and is final',
  ...of,
  params: { ...agreementMilestone, ...settled },
  answer: asItStands,
  refusals: [...settlementRefusals, 'settlement_lapsed', 'settlement_over'],
});

export const postSettlementClosing = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/settlements/closing',
  summary: 'Decline the proposed settlement of the other side, or take back the own one; the dispute goes on',
  ...of,
  params: { ...agreementMilestone, ...settled },
  answer: asItStands,
  refusals: [...settlementRefusals, 'settlement_over'],
});

export const postDisputeWithdrawal = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute/withdrawal',
  summary:
    'Withdraw a dispute on the side that opened it, until the ruling; everything stands as before, and it can be opened once more in its time',
  ...of,
  params: { ...agreementMilestone, basedOn },
  answer: asItStands,
  refusals: settlementRefusals,
});

const acts = ['open', 'evidence', 'appeal'] as const;
/** As a form sends it: one of the member's own files as `bucket/id`. */
export const disputeFields = {
  act: z.enum(acts, broken('choice', acts.join(', '))),
  basedOn,
  text,
  stored: z.string(broken('text')).max(80, broken('text')).default(''),
};

export const postDisputeForm = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/dispute-forms',
  summary: 'Open a dispute, bring evidence or appeal with a new file, in one form',
  ...of,
  params: { ...agreementMilestone },
  form: disputeFields,
  answer: asItStands,
  refusals: [
    ...refusals,
    'dispute_used',
    'dispute_too_late',
    'dispute_evidence_over',
    'dispute_evidence_full',
    'dispute_appeal_over',
    'dispute_appeal_nobody',
    'message_file_empty',
    'message_file_too_large',
    'message_file_unsupported',
    'message_file_unreadable',
  ],
});
