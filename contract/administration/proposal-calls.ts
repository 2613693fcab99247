import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { proposalKinds } from '../collected.ts';
import { call } from '../ground/call.ts';
import { staffRights } from '../ground/staff-rights.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { adminLimits } from './limits.ts';

export const proposalStates = ['waiting', 'confirmed', 'refused', 'withdrawn', 'lapsed'] as const;
export type ProposalState = (typeof proposalStates)[number];
export const proposalLists = ['waiting', 'over'] as const;
export type ProposalList = (typeof proposalLists)[number];

/**
 * Why this account cannot confirm: its own proposal; no right; a conflict, or a ruling in it; over; the proposer has lost the
 * right; the state has changed; for one that the proposer may confirm alone: too early, or others can now.
 */
export const proposalBars = [
  '',
  'own',
  'no_right',
  'conflict',
  'over',
  'proposer_gone',
  'changed',
  'early',
  'others',
] as const;
export type ProposalBar = (typeof proposalBars)[number];

const kind = z.enum(proposalKinds);

const listed = z.object({
  $id: z.string(),
  kind,
  state: z.enum(proposalStates),
  proposedAt: date,
  dueAt: date,
  endedAt: date,
  /** No other account could confirm it, or its proposer carried it out alone. */
  isLone: z.boolean(),
  isOwn: z.boolean(),
});
export type ListedProposal = z.infer<typeof listed>;

const list = z.object({
  proposals: z.array(listed),
  counts: z.record(z.enum(proposalLists), z.int()),
  next: z.string(),
});
export type ProposalListBody = z.infer<typeof list>;

const effect = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()]));

const proposal = z.object({
  $id: z.string(),
  kind,
  state: z.enum(proposalStates),
  right: z.enum(staffRights),
  proposedAt: date,
  /** When it lapses; empty once it is over. */
  dueAt: date,
  /** From when its proposer may carry it out alone; empty where another account could confirm. */
  aloneFrom: date,
  endedAt: date,
  isLone: z.boolean(),
  bar: z.enum(proposalBars),
  /** Null for staff with a conflict. The effect is null once the account of its person has ended. */
  detail: z
    .object({
      effect: effect.nullable(),
      /** The person whom it concerns; empty where it is none. */
      personId: z.string(),
      reason: z.string(),
      proposedBy: z.string(),
      endedBy: z.string(),
      answer: z.string(),
    })
    .nullable(),
  can: z.object({ confirm: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
});
export type ProposalBody = z.infer<typeof proposal>;

const ofStaff = {
  access: 'administrator',
  right: 'any',
  foreign: 'answered',
  gone: 'proposal_unknown',
} as const;
const asItStands = { status: 200, body: proposal, about: 'As it stands now' } as const;

export const getProposals = call({
  method: 'GET',
  path: '/admin/proposals',
  summary:
    'Actions that wait for a second member of staff with the caller’s rights, and own ones; or those that are over',
  access: 'administrator',
  right: 'any',
  params: {
    list: z.enum(proposalLists, broken('choice', proposalLists.join(', '))).default('waiting'),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getProposal = call({
  method: 'GET',
  path: '/admin/proposals/:proposalId',
  summary: 'One proposal with its exact effect; the look is written down',
  ...ofStaff,
  params: { proposalId: id },
  answer: { status: 200, body: proposal, about: 'The proposal' },
  refusals: [],
});

export const putProposalConfirmation = call({
  method: 'PUT',
  path: '/admin/proposals/:proposalId/confirmation',
  summary: 'Confirm a proposal of other staff, or carry an own one out alone where no other account could',
  ...ofStaff,
  params: { proposalId: id },
  answer: asItStands,
  refusals: [
    'conflict',
    'proposal_over',
    'proposal_own',
    'proposal_barred',
    'proposal_for_others',
    'proposal_early',
  ],
});

export const putProposalRefusal = call({
  method: 'PUT',
  path: '/admin/proposals/:proposalId/refusal',
  summary: 'Refuse a proposal of other staff for a reason',
  ...ofStaff,
  params: { proposalId: id, answer: text(adminLimits.reason.min, adminLimits.reason.max) },
  answer: asItStands,
  refusals: ['conflict', 'proposal_over', 'proposal_own', 'proposal_barred'],
});

export const putProposalWithdrawal = call({
  method: 'PUT',
  path: '/admin/proposals/:proposalId/withdrawal',
  summary: 'Withdraw an own proposal',
  ...ofStaff,
  foreign: 'proposal_unknown',
  params: { proposalId: id },
  answer: asItStands,
  refusals: ['conflict', 'proposal_over'],
});
